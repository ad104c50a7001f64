import 'server-only';
import { tzlib_get_timezones } from 'timezones-ical-library';
import { daysLabel } from '../hoursRows';
import { type OpeningHours, openingSpan, type StudioHours } from '../openingHours';
import type { Issue } from '@/lib/catalogue/build/issue';
import { isDate, isTime } from '../written';

const file = 'lib/content/studio.ts';

/** Whether two spans of one day have minutes in common. */
function overlap(one: OpeningHours, other: OpeningHours): boolean {
  const [from, to] = openingSpan(one);
  const [otherFrom, otherTo] = openingSpan(other);
  return from < otherTo && otherFrom < to;
}

/**
 * What is wrong with the opening hours, the closures and the time zone of the studio's content: impossible times and dates,
 * spans of one day that overlap, half a pair of times, a last day before the first, a day that two closures claim, and a time zone that calendars do not know.
 */
export function hoursIssues({ hours, closures, timeZone }: StudioHours): readonly Issue[] {
  const issues: Issue[] = [];
  const report = (
    entry: string | undefined,
    field: string | undefined,
    found: unknown,
    expected: string,
  ) => issues.push({ file, entry, field, found: JSON.stringify(found) ?? 'nothing', expected });

  if (!tzlib_get_timezones().includes(timeZone))
    report(
      undefined,
      'timeZone',
      timeZone,
      'the IANA name of a time zone such as "America/Los_Angeles"',
    );
  for (const [index, { days, opens, closes }] of hours.entries()) {
    const entry = `hours ${index + 1} (${daysLabel(days)})`;
    const wrong = Object.entries({ opens, closes }).filter(([, time]) => !isTime(time));
    for (const [field, time] of wrong) report(entry, field, time, 'a time such as "06:30"');
    const meets = hours
      .slice(0, index)
      .some(
        (other) => other.days.some((day) => days.includes(day)) && overlap(other, hours[index]!),
      );
    if (wrong.length === 0 && meets)
      report(
        entry,
        undefined,
        `${opens} to ${closes}`,
        'times that another line of these days does not have',
      );
  }
  for (const [index, closure] of closures.entries()) {
    const { from, until = from, reason, opens, closes } = closure;
    const entry = `closure "${reason}"`;
    for (const [field, date] of Object.entries({ from, until: closure.until }))
      if (date !== undefined && !isDate(date))
        report(entry, field, date, 'a date of the calendar such as "2026-12-24"');
    if (until < from) report(entry, 'until', until, `a day that is not before ${from}`);
    if (Boolean(opens) !== Boolean(closes))
      report(entry, undefined, opens ?? closes, 'both opens and closes, or neither');
    for (const [field, time] of Object.entries({ opens, closes }))
      if (time !== undefined && !isTime(time)) report(entry, field, time, 'a time such as "08:00"');
    const other = closures
      .slice(0, index)
      .find((earlier) => earlier.from <= until && from <= (earlier.until ?? earlier.from));
    if (other) report(entry, 'from', from, `days that "${other.reason}" does not have`);
  }
  return issues;
}
