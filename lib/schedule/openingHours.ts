import type { Closure, OpeningHours, Weekday } from '@/lib/schemas';
import { studioLocale } from '@/lib/studio/site';
import { addDays, type TimeSpan, weekdays } from '@/lib/time/dates';
import { formatTimes, formatWeekday } from '@/lib/time/format';
import { closureWords, daySpanText } from '@/lib/words';

/** When the studio is open. */
export interface StudioHours {
  readonly hours: readonly OpeningHours[];
  readonly closures: readonly Closure[];
}

/** Returns whether a time span is covered by other spans, which may touch or overlap. */
export function isCovered([from, to]: TimeSpan, spans: readonly TimeSpan[]): boolean {
  const covered = spans
    .toSorted(([a], [b]) => a - b)
    .reduce((end, span) => (span[0] <= end ? Math.max(end, span[1]) : end), from);
  return covered >= to;
}

/** Returns all dates of a closure. */
export function datesOf({ from, until = from }: Closure): readonly string[] {
  const dates: string[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Returns the closure on a date, if any. */
export function closureOn(date: string, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, until = from }) => from <= date && date <= until);
}

/** Describes a closure: `closed for Thanksgiving`, or `Christmas Eve, open 8 am – 2 pm`. */
export function closureText({ reason, opens, closes }: Closure): string {
  return opens && closes
    ? closureWords.changed(reason, formatTimes(opens, closes))
    : closureWords.closed(reason);
}

/** The minimum number of consecutive days to write as a span. */
const shortestSpan = 3;

/** Formats weekdays: `Monday to Friday`, `Saturday and Sunday`. */
export function daysLabel(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((day) => days.includes(day))) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays.indexOf(last) + 1 === weekdays.indexOf(day)) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) =>
    run.length < shortestSpan
      ? run.map((day) => formatWeekday(day))
      : daySpanText(formatWeekday(run[0]!), formatWeekday(run.at(-1)!)),
  );
  return new Intl.ListFormat(studioLocale, { type: 'conjunction' }).format(parts);
}

/** A row of the opening hours. */
export interface HoursRow {
  readonly label: string;
  readonly days: readonly Weekday[];
  /** More than one if the days have a break; empty if the studio is closed. */
  readonly spans: readonly Pick<OpeningHours, 'opens' | 'closes'>[];
}

/**
 * Groups the opening hours by their days, with the spans in order. The last row has the days on
 * which the studio is closed. Without any hours, there are no rows.
 */
export function hoursRows(hours: readonly OpeningHours[]): readonly HoursRow[] {
  if (hours.length === 0) return [];
  const open = new Map(hours.map(({ days }) => [days.join(), days]));
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return [...open.values(), closed]
    .filter((days) => days.length > 0)
    .map((days) => ({
      label: daysLabel(days),
      days,
      spans: hours
        .filter((row) => row.days.join() === days.join())
        .sort((a, b) => a.opens.localeCompare(b.opens)),
    }));
}
