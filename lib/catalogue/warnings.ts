import 'server-only';
import * as z from 'zod';
import * as studio from '@/lib/content/studio';
import { coaches, isCalled } from '@/lib/studio/coaches';
import type { Service, Session } from '@/lib/services/service';
import { isCovered } from '@/lib/schedule/openingHours';
import type { OpeningHours, Weekday } from '@/lib/schemas';
import { dayLength, minutesOf, openingSpan, timeOf, weekdays } from '@/lib/services/sessions';
import type { Issue, Place } from './issue';

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
  const message = `Expected a time within the opening hours (${open.join(', ') || `closed on ${day}`})`;
  return [{ ...place, message, found: `${day} ${start} to ${timeOf(end)}` }];
}

/** A class while its coach has an earlier one. */
function doubleBooked(placed: Placed, earlier: readonly Placed[]): Issue[] {
  const { coach, day, start } = placed.session;
  const other = earlier.find(
    (before) => coach && before.session.coach === coach && sameTime(placed, before),
  );
  if (!other) return [];
  const message = `Expected one class at a time: ${coach} teaches ${z.core.toDotPath(other.place.path)} then`;
  return [{ ...placed.place, message, found: `${day} ${start}` }];
}

/**
 * What is probably wrong in services that are right by themselves (product 14.1): classes without a length, outside the opening
 * hours, two at a time with one coach, or with a coach whom the studio does not have.
 */
export function dataWarnings(
  services: readonly Service[],
  hours: readonly OpeningHours[] = studio.hours,
  isCoach = (name: string) => coaches.some((coach) => isCalled(coach, name)),
): readonly Issue[] {
  const warnings: Issue[] = [];
  const all: Placed[] = [];
  for (const [index, service] of services.entries())
    for (const [at, session] of (service.sessions ?? []).entries()) {
      const place: Place = { file: 'public/data.json', path: [index, 'sessions', at] };
      const minutes = session.duration ?? service.duration;
      const placed = { place, session, end: minutesOf(session.start) + (minutes ?? 1) };
      if (!minutes) warnings.push({ ...place, message: 'Expected a "duration" in minutes' });
      if (session.coach && !isCoach(session.coach))
        warnings.push({
          file: place.file,
          path: [...place.path, 'coach'],
          message: 'Expected the name of a coach in lib/content/coaches.ts',
          found: session.coach,
        });
      warnings.push(...outsideHours(placed, hours), ...doubleBooked(placed, all));
      all.push(placed);
    }
  return warnings.map((warning) => ({ ...warning, stops: 'deploy' }));
}
