import { addDays, minutesOf } from '@/lib/time/dates';
import { dayTexts } from '@/lib/words';
import { formatListTime, shownDay } from '@/lib/time/format';
import type { WeekClass } from './week';

/* Names and states of days and classes relative to today. They aren't in `openNow`, because every page loads that module. */

/** Returns the name of a day as a standalone label: `Today`, `Tomorrow`, or the result of `format`. */
export function dayName(today: string, date: string, format: (date: string) => string): string {
  if (date === today) return dayTexts.today;
  return date === addDays(today, 1) ? dayTexts.tomorrow : format(date);
}

/** Formats the day and time of a class: `Today 6:00 pm`, `Sunday 10:00 am`, `Sun, Dec 6 10:00 am`. */
export function whenText(today: string, date: string, start: string): string {
  return dayTexts.at(
    dayName(today, date, () => shownDay(today, date)),
    formatListTime(start),
  );
}

export type ClassState = 'over' | 'on' | 'ahead';

/** Returns the state of one of today's classes. A class without a duration is over once it has started. */
export function stateOf({ session, end }: WeekClass, minutes: number): ClassState {
  if (minutesOf(session.start) >= minutes) return 'ahead';
  if (end === undefined) return 'over';
  // An end that isn't later than the start is on the next day.
  return end <= session.start || minutes < minutesOf(end) ? 'on' : 'over';
}
