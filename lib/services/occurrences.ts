import { type Closure, endsNextDay } from './openingHours';
import { addDays, hasDate, weekdayOf, minutesOf } from './sessions';
import type { Session } from './service';

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
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, minutes: minutesOf(`${hour}:${minute}`) };
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

/** When a session takes place. */
type SeasonalSession = Pick<Session, 'day' | 'start' | 'from' | 'until'>;

/** Whether a session takes place on a date: on its day, in its season, while the studio is open. */
export function takesPlace(
  session: SeasonalSession,
  date: string,
  closures: readonly Closure[],
): boolean {
  const { day, start } = session;
  if (day !== weekdayOf(date) || !hasDate(session, date)) return false;
  const closure = closureOn(date, closures);
  if (!closure) return true;
  const { opens, closes } = closure;
  if (!opens || !closes) return false;
  return opens <= start && (start < closes || endsNextDay(opens, closes));
}

/** A class of the week on one day. */
export interface Occurrence<Class> {
  readonly one: Class;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** How many days ahead the next classes are looked for. */
const farthest = 28;

/**
 * The next of these classes that begin at a moment or later, at most `count`, the earliest first.
 * @param classes in the order of the week
 */
export function nextOccurrences<Class extends { readonly session: SeasonalSession }>(
  classes: readonly Class[],
  now: StudioTime,
  closures: readonly Closure[],
  count: number,
): readonly Occurrence<Class>[] {
  const found: Occurrence<Class>[] = [];
  for (let ahead = 0; ahead <= farthest && found.length < count; ahead += 1) {
    const date = addDays(now.date, ahead);
    const ofDay = classes
      .filter(({ session }) => takesPlace(session, date, closures))
      .filter(({ session }) => ahead > 0 || minutesOf(session.start) >= now.minutes);
    found.push(...ofDay.map((one) => ({ one, date })));
  }
  return found.slice(0, count);
}
