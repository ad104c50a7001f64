import { type Closure, closureOn } from './openingHours';
import { addDays, endsNextDay, hasDate, minutesOf, weekdayOf } from './sessions';
import type { Session } from './service';
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
  const { year, month, day, hour, minute } = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, minutes: minutesOf(`${hour}:${minute}`) };
}

/** Whether a session takes place on a date: on its day, in its season, while the studio is open. */
export function takesPlace(session: Session, date: string, closures: readonly Closure[]): boolean {
  const { day, start } = session;
  if (day !== weekdayOf(date) || !hasDate(session, date)) return false;
  const closure = closureOn(date, closures);
  if (!closure) return true;
  const { opens, closes } = closure;
  if (!opens || !closes) return false;
  return opens <= start && (start < closes || endsNextDay(opens, closes));
}

/** A class of the week on one day. */
export interface Occurrence {
  readonly weekClass: WeekClass;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** How many days ahead the next classes are looked for. */
const farthest = 28;

/** Those of these classes, in the order of the week, that would begin on a day were it not for closures, `now` or later. */
function classesAhead(
  classes: readonly WeekClass[],
  now: StudioTime,
  ahead: number,
): { readonly date: string; readonly ofDay: readonly WeekClass[] } {
  const date = addDays(now.date, ahead);
  const day = weekdayOf(date);
  const ofDay = classes.filter(
    ({ session }) =>
      session.day === day &&
      hasDate(session, date) &&
      (ahead > 0 || minutesOf(session.start) >= now.minutes),
  );
  return { date, ofDay };
}

/**
 * The next of these classes that begin at a moment or later, at most `count`, the earliest first.
 * @param classes in the order of the week
 */
export function nextOccurrences(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
  count: number,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (let ahead = 0; ahead <= farthest && found.length < count; ahead += 1) {
    const { date, ofDay } = classesAhead(classes, now, ahead);
    const held = ofDay.filter(({ session }) => takesPlace(session, date, closures));
    found.push(...held.map((weekClass) => ({ weekClass, date })));
  }
  return found.slice(0, count);
}

/** When each service has its next class, by the service's id; those that have none within four weeks are left out. */
export function nextOfEach(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
): ReadonlyMap<string, Occurrence> {
  const found = new Map<string, Occurrence>();
  const all = new Set(classes.map(({ service }) => service.id)).size;
  for (let ahead = 0; ahead <= farthest && found.size < all; ahead += 1) {
    const { date, ofDay } = classesAhead(classes, now, ahead);
    for (const weekClass of ofDay) {
      const { service, session } = weekClass;
      if (!found.has(service.id) && takesPlace(session, date, closures))
        found.set(service.id, { weekClass, date });
    }
  }
  return found;
}

/** A date of a class, on which it takes place or not. */
export interface ClassDate extends Occurrence {
  /** What keeps it from taking place. */
  readonly closure?: Closure;
}

/**
 * The dates of a service's classes, the earliest first: of each class four, or those within four weeks where a season leaves out
 * some.
 * @param classes in the order of the week
 */
export function comingDates(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
): readonly ClassDate[] {
  const dates = Array.from({ length: farthest + 1 }, (_, ahead) => {
    const { date, ofDay } = classesAhead(classes, now, ahead);
    return ofDay.map((weekClass): ClassDate => {
      const isHeld = takesPlace(weekClass.session, date, closures);
      return { weekClass, date, ...(!isHeld && { closure: closureOn(date, closures) }) };
    });
  }).flat();
  return dates.slice(0, 4 * classes.length);
}
