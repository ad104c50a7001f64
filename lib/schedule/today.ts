import type { Closure } from '@/lib/schemas';
import { dayTexts, noClassText, todayTexts } from '@/lib/words';
import { formatDate, formatDay, formatWeekday } from '@/lib/time/format';
import type { StudioTime } from '@/lib/time/clock';
import { nextClass, takesPlace } from './upcomingDates';
import { eveReason } from './openNow';
import type { StudioHours } from './openingHours';
import { addDays, weekdayOf } from '@/lib/time/dates';
import type { WeekClass } from './week';

/** The day whose classes Home shows (product 14.8). */
export interface DayOfClasses {
  /** YYYY-MM-DD; undefined before the time is known, or if there is no class in the next four weeks. */
  readonly date?: string;
  /** The classes that have started, earliest first. */
  readonly begun: readonly WeekClass[];
  /** The classes that can be booked, earliest first. */
  readonly ahead: readonly WeekClass[];
}

/**
 * Returns today's classes. Once all of them have started, returns the classes of the next day that has classes.
 * @param classes in the order of the week
 */
export function todayOrNext(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
): DayOfClasses {
  const next = nextClass(classes, now, closures);
  if (!next) return { begun: [], ahead: [] };
  const { date, weekClass } = next;
  const ofDay = classes.filter(({ session }) => takesPlace(session, date, closures));
  const index = ofDay.indexOf(weekClass);
  return { date, begun: ofDay.slice(0, index), ahead: ofDay.slice(index) };
}

/** Returns the first weekday that has classes, to show until the time is known. */
export function firstDay(classes: readonly WeekClass[]): DayOfClasses {
  return {
    begun: [],
    ahead: classes.filter(({ session }) => session.day === classes[0]?.session.day),
  };
}

/** Returns a day's heading and the text beside it: `Today` and `Tuesday, November 24`, or `Friday` and `November 27`. */
export function dayHeading(date: string, today: string): readonly [name: string, about: string] {
  if (date === today) return [dayTexts.today, formatDay(date)];
  if (date === addDays(today, 1)) return [dayTexts.tomorrow, formatDay(date)];
  return [formatWeekday(weekdayOf(date)), formatDate(date, { day: 'numeric', month: 'long' })];
}

/** Returns the note beside the day's classes: why today's classes aren't shown or, if they are, that the studio is closed tomorrow. */
export function dayNote(
  studio: StudioHours,
  { date }: DayOfClasses,
  classes: readonly WeekClass[],
  now: StudioTime,
): string | undefined {
  const eve = eveReason(studio, now);
  if (date === now.date) return eve && todayTexts.eve(eve);
  if (!date) return noClassText;
  const hadClasses = classes.some(({ session }) => takesPlace(session, now.date, studio.closures));
  return hadClasses ? todayTexts.past : todayTexts.free;
}
