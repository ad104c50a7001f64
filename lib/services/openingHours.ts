import { minutesOf, type Weekday } from './sessions';

/** From when until when the studio is open on some days of the week. A day with a break is in two of them. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  /** 24-hour local times, HH:MM. */
  readonly opens: string;
  readonly closes: string;
}

/** Days on which the studio is closed, or open at other hours than its week's. */
export interface Closure {
  /** The first day, YYYY-MM-DD. */
  readonly from: string;
  /** The last day; without it, it is one day. */
  readonly until?: string;
  /** Why, in the words visitors read. */
  readonly reason: string;
  /** The hours of these days where the studio opens at all, HH:MM. */
  readonly opens?: string;
  readonly closes?: string;
}

/** When the studio is open, in its own time zone (IANA name). */
export interface StudioHours {
  readonly hours: readonly OpeningHours[];
  readonly closures: readonly Closure[];
  readonly timeZone: string;
}

/** The length of a day, in minutes. */
export const dayLength = 24 * 60;

/**
 * From when until when, in minutes since midnight. An end on the next day is more than {@link dayLength}, or equal to
 * it.
 */
export type TimeSpan = readonly [from: number, to: number];

/**
 * Whether the end of a time span is a time of the next day: `06:00` to `06:00` lasts a whole day, `16:00` to `00:00`
 * ends at midnight.
 */
export const endsNextDay = (from: string, to: string): boolean => to <= from;

/** The time span between two times of a 24-hour clock, HH:MM. */
export function openingSpan({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): TimeSpan {
  const end = minutesOf(closes);
  return [minutesOf(opens), endsNextDay(opens, closes) ? end + dayLength : end];
}

/** Whether a time span lies within others, which may touch or overlap. */
export function isCovered([from, to]: TimeSpan, spans: readonly TimeSpan[]): boolean {
  const covered = spans
    .toSorted(([one], [other]) => one - other)
    .reduce((end, span) => (span[0] <= end ? Math.max(end, span[1]) : end), from);
  return covered >= to;
}
