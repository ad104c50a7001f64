import 'server-only';
import * as z from 'zod';
import * as studio from '@/lib/content/studio';
import { isCovered } from '@/lib/schedule/openingHours';
import { classesOf, type WeekClass } from '@/lib/schedule/week';
import type { OpeningHours } from '@/lib/schemas';
import type { Service } from '@/lib/services/service';
import { dayLength, minutesOf, openingSpan, timeOf, weekdays } from '@/lib/time/dates';
import { coaches, hasName } from '@/lib/studio/coaches';
import type { Issue, Place } from './issue';

/** Returns a message if a class isn't within the opening hours. Classes and opening hours may both continue past midnight. */
function outsideHours(
  { session: { day, start } }: WeekClass,
  end: number,
  hours: readonly OpeningHours[],
) {
  const hoursOf = (index: number) => hours.filter(({ days }) => days.includes(weekdays.at(index)!));
  const today = weekdays.indexOf(day);
  const spans = [-1, 0, 1].flatMap((ahead) =>
    hoursOf((today + ahead) % weekdays.length)
      .map(openingSpan)
      .map(([from, to]) => [from + ahead * dayLength, to + ahead * dayLength] as const),
  );
  if (isCovered([minutesOf(start), end], spans)) return undefined;
  const open = hoursOf(today).map(({ opens, closes }) => `${opens} to ${closes}`);
  return `Expected a time within the opening hours (${open.join(', ') || `closed on ${day}`})`;
}

/** Returns likely mistakes in a valid data file (product 14.1). They stop a deploy, but not a build. */
export function dataWarnings(
  services: readonly Service[],
  hours: readonly OpeningHours[] = studio.hours,
  isCoach = (name: string) => coaches.some((coach) => hasName(coach, name)),
): readonly Issue[] {
  const warnings: Issue[] = [];
  const warn = (place: Place, message?: string, found?: string) =>
    message && warnings.push({ ...place, message, found, stops: 'deploy' });
  const earlier: { place: Place; start: number; end: number; weekClass: WeekClass }[] = [];
  for (const [index, service] of services.entries())
    for (const weekClass of classesOf(service)) {
      const { session, minutes } = weekClass;
      const { day, coach } = session;
      const at = service.sessions?.indexOf(session) ?? 0;
      const place = { file: 'public/data.json', path: [index, 'sessions', at] };
      const start = minutesOf(session.start);
      const end = start + (minutes ?? 1);
      if (minutes === undefined) warn(place, 'Expected a "duration" in minutes');
      warn(place, outsideHours(weekClass, end, hours), `${day} ${session.start} to ${timeOf(end)}`);
      if (coach) {
        if (!isCoach(coach)) {
          const message = 'Expected the name of a coach in lib/content/coaches.ts';
          warn({ ...place, path: [...place.path, 'coach'] }, message, coach);
        }
        const other = earlier.find(
          (one) =>
            one.weekClass.session.coach === coach &&
            one.weekClass.session.day === day &&
            start < one.end &&
            one.start < end,
        );
        if (other) {
          const where = z.core.toDotPath(other.place.path);
          const message = `Expected a time at which ${coach} doesn’t teach another class (${where})`;
          warn(place, message, `${day} ${session.start}`);
        }
      }
      earlier.push({ place, start, end, weekClass });
    }
  return warnings;
}
