import { closures } from '@/lib/content/studio';
import { minutesOf } from '@/lib/services/sessions';
import { dayTexts } from '@/lib/words';
import { formatTime, shownDay } from './format';
import { isTomorrow } from './opening';
import type { WeekClass } from './week';

/* Days and classes as seen from today. They aren't in `opening`, which every page loads. */

/** Names a day by itself: `Today`, `Tomorrow`, or what `format` writes. */
export function dayName(today: string, date: string, format: (date: string) => string): string {
  if (date === today) return dayTexts.today;
  return isTomorrow({ closures }, today, date) ? dayTexts.tomorrow : format(date);
}

/** When a class is: `Today 6 pm`, `Sunday 10 am`, `Sun, Dec 6 10 am`. */
export function whenText(today: string, date: string, start: string): string {
  return dayTexts.at(
    dayName(today, date, () => shownDay(today, date)),
    formatTime(start),
  );
}

export type ClassState = 'over' | 'on' | 'ahead';

/** Returns the state of one of today's classes. Without a duration, it's over once it has begun. */
export function stateOf({ session, end }: WeekClass, minutes: number): ClassState {
  if (minutesOf(session.start) >= minutes) return 'ahead';
  if (end === undefined) return 'over';
  // An end that is not later than the start is on the next day.
  return end <= session.start || minutes < minutesOf(end) ? 'on' : 'over';
}
