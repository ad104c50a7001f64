import 'server-only';
import {
  type Service,
  serviceSchema,
  type Session,
  sessionSchema,
  waySchema,
} from '@/lib/services/service';
import { isCovered, openingSpan } from '@/lib/services/openingHours';
import type { OpeningHours, Weekday } from '@/lib/studio/types';
import { dayLength, minutesOf, timeOf, weekdays } from '@/lib/services/sessions';
import { type Issue, nameEntry, type Place } from './issue';

/** The fields of an object that nothing reads: what is written there under a wrong name is overlooked. */
function unknownFields(place: Place, source: unknown, { shape }: { shape: object }): Issue[] {
  return Object.keys(source as object)
    .filter((field) => !Object.hasOwn(shape, field))
    .map((field) => ({
      ...place,
      field,
      found: 'a field that means nothing here',
      expected: `only ${Object.keys(shape).join(', ')}`,
    }));
}

/** A price that visitors cannot understand, since it is a number without a currency (product 3.1). */
function priceWarning(place: Place, price: string): Issue[] {
  if (!/^[\d\s.,'’–—-]+$/u.test(price)) return [];
  const found = `"${price}", which has no currency`;
  const expected = 'the price as visitors read it, such as "$29 per class" or "14,50 €"';
  return [{ ...place, field: 'price', found, expected, stops: 'nothing' }];
}

/** A session with its place in the file. */
interface Placed {
  readonly place: Place;
  readonly session: Session;
  readonly end: number;
}

const sameTime = (a: Placed, b: Placed) =>
  a.session.day === b.session.day &&
  minutesOf(a.session.start) < b.end &&
  minutesOf(b.session.start) < a.end &&
  (a.session.from ?? '') <= (b.session.until ?? '9') &&
  (b.session.from ?? '') <= (a.session.until ?? '9');

/** The day of the week before (-1), the same (0) or after it (1). */
const weekdayAfter = (day: Weekday, days: number): Weekday =>
  weekdays[(weekdays.indexOf(day) + days + weekdays.length) % weekdays.length]!;

function outsideHours({ place, session, end }: Placed, hours: readonly OpeningHours[]): Issue[] {
  const { day, start } = session;
  const hoursOf = (of: Weekday) => hours.filter(({ days }) => days.includes(of));
  // Hours may reach past midnight, and a class may as well.
  const spans = [-1, 0, 1].flatMap((days) =>
    hoursOf(weekdayAfter(day, days))
      .map(openingSpan)
      .map(([from, to]) => [from + days * dayLength, to + days * dayLength] as const),
  );
  if (isCovered([minutesOf(start), end], spans)) return [];
  const open = hoursOf(day).map(({ opens, closes }) => `${opens} to ${closes}`);
  return [
    {
      ...place,
      found: `${day} ${start} to ${timeOf(end)}`,
      expected: `a time within the opening hours (${open.join(', ') || `closed on ${day}`})`,
      fix: 'Change the session or the hours in lib/content/studio.ts.',
    },
  ];
}

/** A class while its coach has an earlier one. */
function doubleBooked(placed: Placed, earlier: readonly Placed[]): Issue[] {
  const { coach, day, start } = placed.session;
  const other = earlier.find(
    (before) => coach && before.session.coach === coach && sameTime(placed, before),
  );
  if (!other) return [];
  const { entry } = other.place;
  const found = `${coach} on ${day} at ${start}, who teaches then already (${entry})`;
  return [{ ...placed.place, found, expected: 'one class at a time' }];
}

/**
 * What is probably wrong in a data file that is right (product 14.1): fields that nothing reads, prices without a currency, and
 * classes without a length, outside the opening hours, or two at a time with one coach.
 * @param data the file's content, as found
 * @param services the same, checked
 */
export function dataWarnings(
  file: string,
  data: readonly unknown[],
  services: readonly Service[],
  hours: readonly OpeningHours[],
): readonly Issue[] {
  const warnings: Issue[] = [];
  const all: Placed[] = [];
  for (const [index, service] of services.entries()) {
    const entry = { file, entry: nameEntry('', index + 1, service) };
    const source = data[index] as Readonly<Record<'sessions' | 'booking', readonly unknown[]>>;
    warnings.push(...unknownFields(entry, source, serviceSchema));
    warnings.push(...priceWarning(entry, service.price));
    const partOf = (list: string, at: number, part: unknown): Place => ({
      file,
      entry: `${entry.entry}, ${nameEntry(list, at + 1, part)}`,
    });
    for (const [at, way] of (source.booking ?? []).entries())
      warnings.push(...unknownFields(partOf('booking', at, way), way, waySchema));
    for (const [at, session] of (service.sessions ?? []).entries()) {
      const place = partOf('sessions', at, session);
      const minutes = session.duration ?? service.duration;
      const placed = { place, session, end: minutesOf(session.start) + (minutes ?? 1) };
      warnings.push(...unknownFields(place, source.sessions[at], sessionSchema));
      if (!minutes)
        warnings.push({ ...place, found: 'no length', expected: '"duration" in minutes' });
      warnings.push(...outsideHours(placed, hours), ...doubleBooked(placed, all));
      all.push(placed);
    }
  }
  return warnings.map((warning) => ({ stops: 'deploy', ...warning }));
}
