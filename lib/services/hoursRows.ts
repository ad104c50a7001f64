import { studioLocale } from '@/lib/studio/locale';
import { daySpanText } from '@/lib/words';
import { formatWeekday } from './format';
import type { OpeningHours } from './openingHours';
import { type Weekday, weekdays } from './sessions';

/** From how many days in a row on they are written as a span. */
const shortestSpan = 3;

/**
 * Days of the week in words: `Monday to Friday`, `Saturday and Sunday`.
 * @param locale BCP 47; that of the studio, where nothing is said
 * @param span the words for days in a row
 */
export function daysLabel(
  days: readonly Weekday[],
  locale = studioLocale,
  span: (first: string, last: string) => string = daySpanText,
): string {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays.indexOf(last) + 1 === weekdays.indexOf(day)) run.push(day);
    else runs.push([day]);
  }
  const name = (day: Weekday) => formatWeekday(day, locale);
  const parts = runs.flatMap((run) =>
    run.length < shortestSpan ? run.map(name) : span(name(run[0]!), name(run.at(-1)!)),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}

/** One line of the opening hours as visitors read it. */
export interface HoursRow {
  readonly label: string;
  readonly days: readonly Weekday[];
  /** More than one where the days have a break. */
  readonly spans: readonly Pick<OpeningHours, 'opens' | 'closes'>[];
}

/** The opening hours by days: those of the same days stand in one line, the earliest first. */
export function hoursRows(hours: readonly OpeningHours[]): readonly HoursRow[] {
  const byDays = new Map(hours.map(({ days }) => [days.join(), days]));
  return [...byDays].map(([key, days]) => ({
    label: daysLabel(days),
    days,
    spans: hours
      .filter((one) => one.days.join() === key)
      .sort((one, other) => one.opens.localeCompare(other.opens)),
  }));
}
