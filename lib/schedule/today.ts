import type { Closure } from '@/lib/schemas';
import { dayTexts, noClassText, todayTexts } from '@/lib/words';
import { formatDate, formatDay, formatWeekday } from '@/lib/time/format';
import type { StudioTime } from '@/lib/time/clock';
import { nextClass, takesPlace } from './upcomingDates';
import { stateOf } from './fromToday';
import { eveReason } from './openNow';
import type { StudioHours } from './openingHours';
import { addDays, weekdayOf } from '@/lib/time/dates';
import type { WeekClass } from './week';

/** The day whose classes Home shows (product 14.8). */
export interface DayOfClasses {
  /** YYYY-MM-DD; undefined before the time is known, or if there is no class in the next four weeks. */
  readonly date?: string;
  /** The classes that have started, earliest first. */
  readonly past: readonly WeekClass[];
  /** The other classes, earliest first. The first one is highlighted. */
  readonly coming: readonly WeekClass[];
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
  const on = (date: string) => classes.filter(({ session }) => takesPlace(session, date, closures));
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
    coming: classes.filter(({ session }) => session.day === classes[0]?.session.day),
  };
}

/** Returns a day's heading and the text beside it: `Today` and `Tuesday, November 24`, or `Friday` and `November 27`. */
export function dayHeading(date: string, today: string): readonly [name: string, about: string] {
  if (date === today) return [dayTexts.today, formatDay(date)];
  if (date === addDays(today, 1)) return [dayTexts.tomorrow, formatDay(date)];
  return [formatWeekday(weekdayOf(date)), formatDate(date, { day: 'numeric', month: 'long' })];
}

/** Returns the note beside the day's classes: that the studio is closed tomorrow, or why today's classes aren't shown. */
export function dayNote(
  studio: StudioHours,
  { date }: DayOfClasses,
  classes: readonly WeekClass[],
  now: StudioTime,
): string | undefined {
  if (!date) return noClassText;
  const eve = eveReason(studio, now);
  if (eve) return todayTexts.eve(eve);
  if (date === now.date) return;
  const hadClasses = classes.some(({ session }) => takesPlace(session, now.date, studio.closures));
  return hadClasses ? todayTexts.past : todayTexts.free;
}
