/** The weekdays in ISO 8601 order, spelled as in the data file and the studio's content. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

export const msPerMinute = 60_000;
export const minutesPerDay = 24 * 60;

/** Converts a time such as `06:30` to minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/**
 * Converts minutes since midnight to a time such as `06:30`. From 1440 minutes on, the time is on
 * the next day.
 */
export function timeOf(minutes: number): string {
  return new Date(minutes * msPerMinute).toISOString().slice(11, 16);
}

/**
 * Returns whether a time span ends on the next day: `06:00` to `06:00` lasts a whole day, `16:00`
 * to `00:00` ends at midnight.
 */
export const endsNextDay = (from: string, to: string): boolean => to <= from;

/**
 * The start and the end in minutes since midnight. An end on the next day is at least {@link
 * minutesPerDay}.
 */
export type TimeSpan = readonly [from: number, to: number];

interface Hours {
  /** HH:MM */
  readonly opens: string;
  /** HH:MM */
  readonly closes: string;
}

export function openingSpan({ opens, closes }: Hours): TimeSpan {
  const end = minutesOf(closes);
  return [minutesOf(opens), endsNextDay(opens, closes) ? end + minutesPerDay : end];
}

const atNoon = (date: string) => new Date(`${date}T12:00Z`);

export function weekdayOf(date: string): Weekday {
  // `getUTCDay` counts from Sunday, `weekdays` from Monday.
  const index = (atNoon(date).getUTCDay() + 6) % 7;
  return weekdays[index]!;
}

/** Adds a number of days to a date; the number may be negative. */
export function addDays(date: string, days: number): string {
  const day = atNoon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
