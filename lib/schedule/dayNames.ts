import type { Closure } from '@/lib/schemas';
import type { StudioTime } from '@/lib/time/clock';
import { addDays, minutesPerDay, timeOf, weekdayOf } from '@/lib/time/dates';
import {
  formatDate,
  formatDay,
  formatShortDay,
  formatTime,
  formatWeekday,
} from '@/lib/time/format';
import { dayWords, todayText, tomorrowText } from '@/lib/words';
import { closedReason } from './openingHours';

/* Names of days relative to today. Dates are written YYYY-MM-DD. */

/**
 * Returns the name of a day as a standalone label: `Today`, `Tomorrow`, or the result of `format`.
 */
export function dayLabel(date: string, today: string, format: (date: string) => string): string {
  if (date === today) return dayWords.today;
  return date === addDays(today, 1) ? dayWords.tomorrow : format(date);
}

/** Within a week, `Sunday`; after that, `Sun, Dec 6`. */
export function weekdayOrDate(date: string, today: string): string {
  return date < addDays(today, 7) ? formatWeekday(weekdayOf(date)) : formatShortDay(date);
}

/** Names the day of a class: `Today`, `Sunday`, `Sun, Dec 6`. */
export const classDay = (date: string, today: string) =>
  dayLabel(date, today, () => weekdayOrDate(date, today));

/**
 * Returns a day's heading and the text beside it: `Today` and `Tuesday, November 24`, or `Friday`
 * and `November 27`.
 */
export function dayHeading(date: string, today: string): readonly [name: string, about: string] {
  const weekday = formatWeekday(weekdayOf(date));
  const name = dayLabel(date, today, () => weekday);
  const about =
    name === weekday ? formatDate(date, { day: 'numeric', month: 'long' }) : formatDay(date);
  return [name, about];
}

/**
 * A day that is at least this many days away is named by its date, because a weekday alone could be
 * ambiguous in a sentence.
 */
const farDays = 6;

/**
 * Returns the name of a day for use within a sentence: `today`, `tomorrow`, its weekday, or its
 * date if that's far off. On a closed day, the next day is named by its weekday: "Opens Friday".
 */
export function dayInSentence(date: string, today: string, closures: readonly Closure[]): string {
  if (date === today) return todayText;
  const isTomorrow = date === addDays(today, 1);
  if (isTomorrow && closedReason(today, closures) === undefined) return tomorrowText;
  return date < addDays(today, farDays) ? formatWeekday(weekdayOf(date)) : formatShortDay(date);
}

/**
 * Returns the time of a moment, and the name of its day unless that's today.
 * @param moment in minutes since today's midnight
 */
export function momentWords(
  moment: number,
  { date: today }: Pick<StudioTime, 'date'>,
  closures: readonly Closure[],
): readonly [time: string, day?: string] {
  const time = formatTime(timeOf(moment));
  if (moment < minutesPerDay) return [time];
  const date = addDays(today, Math.floor(moment / minutesPerDay));
  return [time, dayInSentence(date, today, closures)];
}
