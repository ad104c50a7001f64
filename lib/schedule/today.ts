import type { Closure } from '@/lib/schemas';
import type { StudioTime } from '@/lib/time/clock';
import { addDays } from '@/lib/time/dates';
import { noClassText, todayWords } from '@/lib/words';
import { closedReason } from './openingHours';
import { nextClass, stateOf, takesPlace } from './upcomingDates';
import type { WeekClass } from './week';

/** The day whose classes Home shows. */
export interface DayOfClasses {
  /**
   * YYYY-MM-DD; undefined before the time is known, or if there is no class in the next four weeks.
   */
  readonly date?: string;
  /** The classes that have started, earliest first. */
  readonly started: readonly WeekClass[];
  /** The other classes, earliest first. The first one is highlighted. */
  readonly upcoming: readonly WeekClass[];
}

/**
 * Returns today's classes. Once all of them have started, returns the classes of the next day that
 * has classes.
 * @param classes in the order of the week
 */
export function todayOrNext(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
): DayOfClasses {
  const classesOn = (date: string) =>
    classes.filter(({ slot }) => takesPlace(slot, date, closures));
  const isUpcoming = (weekClass: WeekClass) => stateOf(weekClass, now.minutes) === 'upcoming';
  const today = classesOn(now.date);
  if (today.some(isUpcoming))
    return {
      date: now.date,
      started: today.filter((weekClass) => !isUpcoming(weekClass)),
      upcoming: today.filter(isUpcoming),
    };
  const date = nextClass(classes, now, closures)?.date;
  return { date, started: [], upcoming: date ? classesOn(date) : [] };
}

/** Returns the first weekday that has classes, to show until the time is known. */
export function firstDay(classes: readonly WeekClass[]): DayOfClasses {
  const day = classes[0]?.slot.day;
  return { started: [], upcoming: classes.filter(({ slot }) => slot.day === day) };
}

/**
 * Returns why the studio is closed tomorrow. Returns undefined if it's open tomorrow, or already
 * closed today.
 */
export function closedTomorrow(today: string, closures: readonly Closure[]): string | undefined {
  const isClosedToday = closedReason(today, closures) !== undefined;
  return isClosedToday ? undefined : closedReason(addDays(today, 1), closures);
}

/**
 * Returns the note beside the day's classes: that the studio is closed tomorrow, or why today's
 * classes aren't shown.
 */
export function dayNote(
  { date }: DayOfClasses,
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
): string | undefined {
  if (!date) return noClassText;
  const reason = closedTomorrow(now.date, closures);
  if (reason) return todayWords.closedTomorrow(reason);
  if (date === now.date) return undefined;
  const hadClasses = classes.some(({ slot }) => takesPlace(slot, now.date, closures));
  return hadClasses ? todayWords.noMoreClasses : todayWords.noClasses;
}
