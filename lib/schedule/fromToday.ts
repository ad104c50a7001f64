import { addDays, minutesOf } from '@/lib/time/dates';
import { shownDay } from '@/lib/time/format';
import { dayTexts } from '@/lib/words';
import type { WeekClass } from './week';

/* Names and states of days and classes relative to today. They aren't in `openNow`, because every page loads that module. */

/** Returns the name of a day as a standalone label: `Today`, `Tomorrow`, or the result of `format`. */
export function dayName(today: string, date: string, format: (date: string) => string): string {
  if (date === today) return dayTexts.today;
  return date === addDays(today, 1) ? dayTexts.tomorrow : format(date);
}

/** Names the day of a class: `Today`, `Sunday`, `Sun, Dec 6`. */
export const classDay = (today: string, date: string) =>
  dayName(today, date, () => shownDay(today, date));

export type ClassState = 'over' | 'on' | 'ahead';

/** Returns the state of one of today's classes. A class without a duration is over once it has started. */
export function stateOf({ session, end }: WeekClass, minutes: number): ClassState {
  if (minutesOf(session.start) >= minutes) return 'ahead';
  if (end === undefined) return 'over';
  // An end that isn't later than the start is on the next day.
  return end <= session.start || minutes < minutesOf(end) ? 'on' : 'over';
}
