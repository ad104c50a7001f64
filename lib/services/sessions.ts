import type { Session } from './service';

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

/** In milliseconds. */
export const minute = 60_000;

/** The length of a day, in minutes. */
export const dayLength = 24 * 60;

/** Minutes since midnight of a time such as `06:30`. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The time, such as `06:30`, for a number of minutes since midnight; from 1440 on it is a time of the next day. */
export function timeOf(minutes: number): string {
  return new Date(minutes * minute).toISOString().slice(11, 16);
}

/**
 * Whether the end of a time span is a time of the next day: `06:00` to `06:00` lasts a whole day, `16:00` to `00:00`
 * ends at midnight.
 */
export const endsNextDay = (from: string, to: string): boolean => to <= from;

/**
 * From when until when, in minutes since midnight. An end on the next day is more than {@link dayLength}, or equal to
 * it.
 */
export type TimeSpan = readonly [from: number, to: number];

/** The time span between two times of a 24-hour clock, HH:MM. */
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
