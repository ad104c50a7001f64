import { minutesOf, type ClassFacts, type Session, type Weekday, weekdays } from './sessions';

/** A moment as the studio's clock shows it. */
export interface StudioTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Since midnight. */
  readonly minutes: number;
}

/** What the clock in a time zone (IANA name) shows at a moment, in milliseconds since 1970; right across daylight saving. */
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

const atNoon = (date: string) => new Date(`${date}T12:00Z`);

/** The day of the week of a date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[(atNoon(date).getUTCDay() + 6) % 7] ?? 'Monday';
}

/** The date so many days later. */
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

/** What is special about a day. */
export function closureOn(date: string, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, until = from }) => from <= date && date <= until);
}

/** Whether a session takes place on a date: on its day, in its season, while the studio is open. */
export function takesPlace(session: Session, date: string, closures: readonly Closure[]): boolean {
  const { day, from, until, start } = session;
  if (day !== weekdayOf(date) || (from && date < from) || (until && date > until)) return false;
  const closure = closureOn(date, closures);
  return (
    !closure ||
    Boolean(closure.opens && closure.closes && start >= closure.opens && start < closure.closes)
  );
}

/** One class on one day. */
export interface Occurrence<Owner> {
  readonly owner: Owner;
  readonly session: Session;
  readonly date: string;
}

/** How far ahead is looked for the next classes, in days. */
const farthest = 28;

/**
 * The next classes that begin at a moment or later, the earliest first.
 * @param owners whose sessions are meant: services, as a rule
 */
export function nextOccurrences<Owner extends ClassFacts>(
  owners: readonly Owner[],
  now: StudioTime,
  closures: readonly Closure[],
  count: number,
): readonly Occurrence<Owner>[] {
  const found: Occurrence<Owner>[] = [];
  for (let ahead = 0; ahead <= farthest && found.length < count; ahead += 1) {
    const date = addDays(now.date, ahead);
    const ofDay = owners.flatMap((owner) =>
      (owner.sessions ?? [])
        .filter((session) => takesPlace(session, date, closures))
        .filter(({ start }) => ahead > 0 || minutesOf(start) >= now.minutes)
        .map((session) => ({ owner, session, date })),
    );
    found.push(...ofDay.sort((one, other) => one.session.start.localeCompare(other.session.start)));
  }
  return found.slice(0, count);
}
