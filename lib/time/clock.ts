import { msPerMinute, minutesOf } from './dates';

/** The studio's local date and time. */
export interface StudioTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

/**
 * The UTC offsets of a time zone in minutes, each with the minute since 1970 from which it applies.
 * The last entry, which has no offset, marks the end of the table.
 */
export type OffsetTable = readonly (readonly [from: number, offset?: number])[];

/**
 * The offsets of the studio's time zone, which the build computes (lib/time/offsets). Creating a
 * page's first `Intl.DateTimeFormat` takes 0.2 s on a slow phone, which is too long before the
 * first paint.
 */
const studioOffsets = JSON.parse(process.env.NEXT_PUBLIC_STUDIO_OFFSETS || '[]') as OffsetTable;

/** Returns the studio's UTC offset in minutes; undefined outside the table. */
export function offsetAt(timestamp: number, offsets = studioOffsets): number | undefined {
  return offsets.findLast(([from]) => from * msPerMinute <= timestamp)?.[1];
}

/** Returns the studio's local time; undefined outside the table. */
export function studioTime(timestamp: number, offsets = studioOffsets): StudioTime | undefined {
  const offset = offsetAt(timestamp, offsets);
  if (offset === undefined) return undefined;
  const local = new Date(timestamp + offset * msPerMinute).toISOString();
  return { date: local.slice(0, 10), minutes: minutesOf(local.slice(11, 16)) };
}
