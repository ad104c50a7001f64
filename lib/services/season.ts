import type { Session } from './service';
import { type Weekday, weekdays } from './sessions';

const atNoon = (date: string) => new Date(`${date}T12:00Z`);

/** The day of the week of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays.at(atNoon(date).getUTCDay() - 1) ?? 'Monday';
}

/** The date a number of days later; before it for a negative number. */
export function addDays(date: string, days: number): string {
  const day = atNoon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Whether a date is in the season of a session. */
export const hasDate = ({ from, until }: Pick<Session, 'from' | 'until'>, date: string) =>
  (!from || from <= date) && (!until || date <= until);

/**
 * Whether a session takes place in the seven days from a date on: its season has begun by then and is not over. Closures
 * do not count.
 */
export function isInSeason(session: Session, today: string): boolean {
  const days = weekdays.indexOf(session.day) - weekdays.indexOf(weekdayOf(today));
  return hasDate(session, addDays(today, (days + 7) % 7));
}
