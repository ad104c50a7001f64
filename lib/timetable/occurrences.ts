import { timeZone } from '@/lib/content/studio';
import { openingSpan } from './openingSpan';
import { minutesOf, type Session, type Weekday, weekdays } from './sessions';
import type { WeekClass } from './week';

/** A moment as the studio's clock shows it. */
export interface StudioTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Since midnight. */
  readonly minutes: number;
}

/** The local time of a time zone (IANA name) at a moment, in milliseconds since 1970. Daylight saving is respected. */
export function studioTime(zone: string, moment: number): StudioTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** What the studio's clock shows now. */
export const readClock = (): StudioTime => studioTime(timeZone, Date.now());

const atNoon = (date: string) => new Date(`${date}T12:00Z`);

/** The day of the week of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[(atNoon(date).getUTCDay() + 6) % 7] ?? 'Monday';
}

/** The date a number of days later; before it for a negative number. */
export function addDays(date: string, days: number): string {
  const day = atNoon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
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

/** The dates of a closure. */
export function datesOf({ from, until = from }: Closure): readonly string[] {
  const dates: string[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The closure of a date, if any. */
export function closureOn(date: string, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, until = from }) => from <= date && date <= until);
}

/** Whether a session takes place on a date: on its day, in its season, while the studio is open. */
export function takesPlace(session: Session, date: string, closures: readonly Closure[]): boolean {
  const { day, from, until, start } = session;
  if (day !== weekdayOf(date) || (from && date < from) || (until && date > until)) return false;
  const closure = closureOn(date, closures);
  if (!closure) return true;
  const { opens, closes } = closure;
  if (!opens || !closes) return false;
  const [open, end] = openingSpan({ opens, closes });
  return minutesOf(start) >= open && minutesOf(start) < end;
}

/** A class of the week on one day. */
export interface Occurrence {
  readonly one: WeekClass;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** How many days ahead the next classes are looked for. */
const farthest = 28;

/** The next of these classes that begin at a moment or later, at most `count`, the earliest first. */
export function nextOccurrences(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
  count: number,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (let ahead = 0; ahead <= farthest && found.length < count; ahead += 1) {
    const date = addDays(now.date, ahead);
    const ofDay = classes
      .filter(({ session }) => takesPlace(session, date, closures))
      .filter(({ session }) => ahead > 0 || minutesOf(session.start) >= now.minutes)
      .sort((one, other) => one.session.start.localeCompare(other.session.start));
    found.push(...ofDay.map((one) => ({ one, date })));
  }
  return found.slice(0, count);
}
