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
  let coveredUntil = from;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0]))
    if (start <= coveredUntil) coveredUntil = Math.max(coveredUntil, end);
  return coveredUntil >= to;
}

/** Returns the closure on a date, if any. */
export function closureOn(date: string, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, until = from }) => from <= date && date <= until);
}

/** Returns why the studio is closed all day on a date; undefined if it opens. */
export function closedReason(date: string, closures: readonly Closure[]): string | undefined {
  const closure = closureOn(date, closures);
  return closure?.opens ? undefined : closure?.reason;
}

/** How many days ahead closures are shown beside the hours, matching the timetable's week. */
const closuresAhead = 6;

/**
 * Returns whether a closure includes today or starts in the next six days. If so, it's shown beside
 * the hours.
 */
export const isWithinWeek = (
  { from, until = from }: Pick<Closure, 'from' | 'until'>,
  today: string,
) => until >= today && from <= addDays(today, closuresAhead);

/** Describes a closure: `closed for Thanksgiving`, or `Christmas Eve, open 8 am – 2 pm`. */
export function closureText({ reason, opens, closes }: Closure): string {
  return opens && closes
    ? closureWords.changed(reason, formatTimes(opens, closes))
    : closureWords.closed(reason);
}

/** Divides weekdays into runs of consecutive days. */
function consecutiveDays(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && run.at(-1) === weekdays[index - 1]) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** The minimum number of consecutive days to write as a span. */
const shortestSpan = 3;

/** Formats weekdays: `Monday to Friday`, `Saturday and Sunday`. */
export function daysLabel(days: readonly Weekday[]): string {
  const labels = consecutiveDays(days).flatMap((run) =>
    run.length < shortestSpan
      ? run.map((day) => formatWeekday(day))
      : daySpanText(formatWeekday(run[0]!), formatWeekday(run.at(-1)!)),
  );
  return new Intl.ListFormat(studioLocale, { type: 'conjunction' }).format(labels);
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
  const openDays = new Map(hours.map(({ days }) => [days.join(), days])).values();
  const closedDays = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return [...openDays, closedDays]
    .filter((days) => days.length > 0)
    .map((days) => ({
      label: daysLabel(days),
      days,
      spans: hours
        .filter((other) => other.days.join() === days.join())
        .sort((a, b) => a.opens.localeCompare(b.opens)),
    }));
}
