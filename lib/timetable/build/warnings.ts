import 'server-only';
import type { Issue, Place } from '@/lib/catalogue/build/issue';
import { likelyTypo } from '@/lib/catalogue/build/likelyTypo';
import { factFields, type Service, serviceFields } from '@/lib/catalogue/service';
import { sessionFields } from '../checkFacts';
import { dayLength, isCovered, type OpeningHours, openingSpan } from '../openingHours';
import { minutesOf, type Session, timeOf, type Weekday, weekdays } from '../sessions';
import { coachWarnings } from './coachWarnings';

/** A session with what its service says for all of them. */
interface Placed {
  readonly place: Place;
  readonly session: Session;
  readonly end: number;
}

/** A field that is there under nearly its name would be overlooked. */
function misspelled(place: Place, source: unknown, known: readonly string[]): Issue[] {
  const keys = Object.keys(source as object).filter((key) => !known.includes(key));
  return known
    .map((field) => ({ field, typo: likelyTypo(field, keys) }))
    .filter(({ typo, field }) => typo && !Object.hasOwn(source as object, field))
    .map(({ field, typo }) => ({
      ...place,
      found: `the field ${JSON.stringify(typo)}, which means nothing`,
      expected: JSON.stringify(field),
      fix: 'Write it so, or remove it.',
    }));
}

const sameTime = (one: Placed, other: Placed) =>
  one.session.day === other.session.day &&
  minutesOf(one.session.start) < other.end &&
  minutesOf(other.session.start) < one.end &&
  (one.session.from ?? '') <= (other.session.until ?? '9') &&
  (other.session.from ?? '') <= (one.session.until ?? '9');

/** The day of the week before (-1), the same (0) or after it (1). */
const weekdayAfter = (day: Weekday, days: number): Weekday =>
  weekdays[(weekdays.indexOf(day) + days + weekdays.length) % weekdays.length]!;

function outsideHours({ place, session, end }: Placed, hours: readonly OpeningHours[]): Issue[] {
  const { day, start } = session;
  const hoursOf = (of: Weekday) => hours.filter(({ days }) => days.includes(of));
  const open = hoursOf(day);
  // Hours may reach past midnight, and a class may as well.
  const spans = [-1, 0, 1].flatMap((days) =>
    hoursOf(weekdayAfter(day, days))
      .map(openingSpan)
      .map(([from, to]) => [from + days * dayLength, to + days * dayLength] as const),
  );
  if (isCovered([minutesOf(start), end], spans)) return [];
  const expected = open.map(({ opens, closes }) => `${opens} to ${closes}`).join(', ');
  return [
    {
      ...place,
      found: `${day} ${start} to ${timeOf(end)}`,
      expected: `a time within the opening hours (${expected || `closed on ${day}`})`,
      fix: 'Change the session or the hours in lib/content/studio.ts.',
    },
  ];
}

/**
 * What is probably wrong with the classes in a data file that is right (product 14.1): fields that are nearly a known one,
 * classes without a length, outside the opening hours, two at a time with one coach, and coaches written in two ways.
 *
 * @param data the file's content, as found
 * @param services the same, checked
 */
export function timetableWarnings(
  file: string,
  data: readonly unknown[],
  services: readonly Service[],
  hours: readonly OpeningHours[],
): readonly Issue[] {
  const warnings: Issue[] = [];
  const placed: Placed[] = [];
  for (const [index, { name, duration, sessions = [] }] of services.entries()) {
    const entry = { file, entry: `entry ${index + 1} (name ${JSON.stringify(name)})` };
    const source = data[index] as { readonly sessions?: readonly unknown[] };
    warnings.push(...misspelled(entry, source, [...serviceFields, ...Object.keys(factFields)]));
    for (const [at, session] of sessions.entries()) {
      const place = { ...entry, field: `sessions[${at + 1}]` };
      warnings.push(...misspelled(place, source.sessions?.[at], Object.keys(sessionFields)));
      const minutes = session.duration ?? duration;
      if (minutes === undefined)
        warnings.push({
          ...place,
          found: 'no length',
          expected: '"duration" in minutes',
          fix: 'Add it to the entry.',
        });
      placed.push({ place, session, end: minutesOf(session.start) + (minutes ?? 1) });
    }
  }
  for (const [index, one] of placed.entries()) {
    warnings.push(...outsideHours(one, hours));
    const { coach } = one.session;
    const other = placed
      .slice(0, index)
      .find((earlier) => coach && coach === earlier.session.coach && sameTime(one, earlier));
    if (other)
      warnings.push({
        ...one.place,
        found: `${coach} on ${one.session.day} at ${one.session.start}, who teaches then already (${other.place.entry}, ${other.place.field})`,
        expected: 'one class at a time',
        fix: 'Change the time or the coach of one of them.',
      });
  }
  return [
    ...warnings.map((warning) => ({ ...warning, stops: 'deploy' }) as const),
    ...coachWarnings(placed),
  ];
}
