import type { Closure } from '@/lib/schemas';
import type { StudioTime } from '@/lib/time/clock';
import { addDays, minutesOf, weekdayOf } from '@/lib/time/dates';
import { formatDate, formatDay, formatWeekday, shownDay } from '@/lib/time/format';
import { dayWords, noClassText, todayWords } from '@/lib/words';
import { eveReason } from './openNow';
import type { StudioHours } from './openingHours';
import { nextClass, takesPlace } from './upcomingDates';
import type { WeekClass } from './week';

/**
 * Returns the name of a day as a standalone label: `Today`, `Tomorrow`, or the result of `format`.
 */
export function dayName(today: string, date: string, format: (date: string) => string): string {
  if (date === today) return dayWords.today;
  return date === addDays(today, 1) ? dayWords.tomorrow : format(date);
}

/** Names the day of a class: `Today`, `Sunday`, `Sun, Dec 6`. */
export const classDay = (today: string, date: string) =>
  dayName(today, date, () => shownDay(today, date));

export type ClassState = 'over' | 'on' | 'ahead';

/**
 * Returns the state of one of today's classes. A class without a duration is over once it has
 * started.
 */
export function stateOf({ slot, end }: WeekClass, minutes: number): ClassState {
  if (minutesOf(slot.start) >= minutes) return 'ahead';
  if (end === undefined) return 'over';
  // An end that isn't later than the start is on the next day.
  return end <= slot.start || minutes < minutesOf(end) ? 'on' : 'over';
}

/** The day whose classes Home shows. */
export interface DayOfClasses {
  /**
   * YYYY-MM-DD; undefined before the time is known, or if there is no class in the next four weeks.
   */
  readonly date?: string;
  /** The classes that have started, earliest first. */
  readonly past: readonly WeekClass[];
  /** The other classes, earliest first. The first one is highlighted. */
  readonly coming: readonly WeekClass[];
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
  const on = (date: string) => classes.filter(({ slot }) => takesPlace(slot, date, closures));
  const isAhead = (weekClass: WeekClass) => stateOf(weekClass, now.minutes) === 'ahead';
  const today = on(now.date);
  const coming = today.filter(isAhead);
  const past = today.filter((weekClass) => !isAhead(weekClass));
  if (coming.length > 0) return { date: now.date, past, coming };
  const next = nextClass(classes, now, closures);
  return { date: next?.date, past: [], coming: next ? on(next.date) : [] };
}

/** Returns the first weekday that has classes, to show until the time is known. */
export function firstDay(classes: readonly WeekClass[]): DayOfClasses {
  return {
    past: [],
    coming: classes.filter(({ slot }) => slot.day === classes[0]?.slot.day),
  };
}

/**
 * Returns a day's heading and the text beside it: `Today` and `Tuesday, November 24`, or `Friday`
 * and `November 27`.
 */
export function dayHeading(date: string, today: string): readonly [name: string, about: string] {
  if (date === today) return [dayWords.today, formatDay(date)];
  if (date === addDays(today, 1)) return [dayWords.tomorrow, formatDay(date)];
  return [formatWeekday(weekdayOf(date)), formatDate(date, { day: 'numeric', month: 'long' })];
}

/**
 * Returns the note beside the day's classes: that the studio is closed tomorrow, or why today's
 * classes aren't shown.
 */
export function dayNote(
  studio: StudioHours,
  { date }: DayOfClasses,
  classes: readonly WeekClass[],
  now: StudioTime,
): string | undefined {
  if (!date) return noClassText;
  const eve = eveReason(studio, now);
  if (eve) return todayWords.eve(eve);
  if (date === now.date) return;
  const hadClasses = classes.some(({ slot }) => takesPlace(slot, now.date, studio.closures));
  return hadClasses ? todayWords.past : todayWords.free;
}
