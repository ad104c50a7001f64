/** The days of a week as the data file and the studio's content write them; the first is the first of ISO 8601. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A day of the week. */
export type Weekday = (typeof weekdays)[number];

/** Minutes since midnight of a time such as `06:30`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The time, such as `06:30`, for a number of minutes since midnight; from 1440 on it is a time of the next day. */
export function timeOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
