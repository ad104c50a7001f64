import type { Closure } from './occurrences';
import { minutesOf, type Weekday } from './sessions';

/** One line of the opening hours, in the words a visitor reads and in the form search engines read. */
export interface OpeningHours {
  readonly label: string;
  readonly days: readonly Weekday[];
  /** 24-hour local times, HH:MM. */
  readonly opens: string;
  readonly closes: string;
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
