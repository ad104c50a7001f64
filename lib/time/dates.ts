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

/** The length of a minute, in milliseconds. */
export const minute = 60_000;

/** The length of a day, in minutes. */
export const dayLength = 24 * 60;

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
  return new Date(minutes * minute).toISOString().slice(11, 16);
}

/**
 * Returns whether a time span ends on the next day: `06:00` to `06:00` lasts a whole day, `16:00`
 * to `00:00` ends at midnight.
 */
export const endsNextDay = (from: string, to: string): boolean => to <= from;

/**
 * The start and the end in minutes since midnight. An end on the next day is at least {@link
 * dayLength}.
 */
export type TimeSpan = readonly [from: number, to: number];

/** Returns the time span between two times, HH:MM. */
export function openingSpan({
  opens,
  closes,
}: {
  readonly opens: string;
  readonly closes: string;
}): TimeSpan {
  const end = minutesOf(closes);
  return [minutesOf(opens), endsNextDay(opens, closes) ? end + dayLength : end];
}

const atNoon = (date: string) => new Date(`${date}T12:00Z`);

export function weekdayOf(date: string): Weekday {
  return weekdays.at(atNoon(date).getUTCDay() - 1) ?? 'Monday';
}

/** Adds a number of days to a date; the number may be negative. */
export function addDays(date: string, days: number): string {
  const day = atNoon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
