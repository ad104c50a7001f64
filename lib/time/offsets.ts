import { timeZone } from '@/lib/content/studio';
import type { OffsetTable } from './clock';
import { minutesPerDay, msPerMinute } from './dates';

/**
 * Returns a function that computes the UTC offset of a time zone (IANA name) in minutes, at a
 * minute since 1970.
 */
function offsetsOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return (minute: number): number => {
    // The text contains `GMT-08:00`, or `GMT` alone.
    const [, sign = '+', hours = 0, minutes = 0] =
      /([+-])(\d\d):(\d\d)/.exec(format.format(minute * msPerMinute)) ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  };
}

/**
 * Returns the UTC offsets of a time zone (IANA name) from the start of one year to the end of
 * another.
 */
export function offsetTable(zone: string, firstYear: number, lastYear: number): OffsetTable {
  const offsetAt = offsetsOf(zone);
  /** Returns the minute at which the offset changes between two minutes, by binary search. */
  const findChange = (before: number, after: number): number => {
    if (after - before === 1) return after;
    const middle = Math.floor((before + after) / 2);
    return offsetAt(before) === offsetAt(middle)
      ? findChange(middle, after)
      : findChange(before, middle);
  };

  const start = Date.UTC(firstYear) / msPerMinute;
  const end = Date.UTC(lastYear + 1) / msPerMinute;
  const table: [from: number, offset?: number][] = [[start, offsetAt(start)]];
  for (let day = start; day < end; day += minutesPerDay) {
    const nextDay = day + minutesPerDay;
    if (offsetAt(day) === offsetAt(nextDay)) continue;
    const change = findChange(day, nextDay);
    table.push([change, offsetAt(change)]);
  }
  return [...table, [end]];
}

/** The first year of the table. Tests set their clocks to dates in it. */
const firstYear = 2026;

/**
 * Returns the studio's offsets for a build's scripts (lib/time/clock), up to the end of the third
 * year from now.
 */
export const studioOffsetsJson = () =>
  JSON.stringify(offsetTable(timeZone, firstYear, new Date().getFullYear() + 3));
