import 'server-only';
import * as z from 'zod';
import * as coachesFile from '@/lib/content/coaches';
import * as studio from '@/lib/content/studio';
import { isCovered } from '@/lib/schedule/openingHours';
import { classesOf, hasClasses, type WeekClass } from '@/lib/schedule/week';
import type { Coach, OpeningHours } from '@/lib/schemas';
import { coachesSchema } from '@/lib/schemas/studio';
import { nameKey } from '@/lib/services/nameKey';
import type { Service } from '@/lib/services/service';
import { hasName } from '@/lib/studio/coachNames';
import { coaches } from '@/lib/studio/coaches';
import { linesBeyondSheet } from '@/lib/studio/printedCv';
import {
  minutesPerDay,
  minutesOf,
  openingSpan,
  type TimeSpan,
  timeOf,
  weekdays,
} from '@/lib/time/dates';
import type { Issue, Place } from './issue';

type Named = Pick<Coach, 'givenName' | 'familyName'>;

const minutesPerWeek = weekdays.length * minutesPerDay;

/**
 * Returns a message if a class isn't within the opening hours. Classes and opening hours may both
 * continue past midnight.
 */
function outsideHours(
  { slot: { day, start } }: WeekClass,
  end: number,
  hours: readonly OpeningHours[],
) {
  const hoursOf = (index: number) => hours.filter(({ days }) => days.includes(weekdays.at(index)!));
  const today = weekdays.indexOf(day);
  const spans = [-1, 0, 1].flatMap((ahead) =>
    hoursOf((today + ahead) % weekdays.length)
      .map(openingSpan)
      .map(([from, to]) => [from + ahead * minutesPerDay, to + ahead * minutesPerDay] as const),
  );
  if (isCovered([minutesOf(start), end], spans)) return undefined;
  const open = hoursOf(today).map(({ opens, closes }) => `${opens} to ${closes}`);
  return `Expected a time within the opening hours (${open.join(', ') || `closed on ${day}`})`;
}

const file = 'public/data.json';

/** A class of a coach, in minutes since Monday 00:00. It may end in the next week. */
interface Taught {
  readonly coach: Named;
  readonly path: Place['path'];
  readonly span: TimeSpan;
}

/** Returns whether two classes of the week overlap, also from Sunday to Monday. */
const overlap = ([start, end]: TimeSpan, [from, to]: TimeSpan) =>
  [-minutesPerWeek, 0, minutesPerWeek].some((shift) => start < to + shift && from + shift < end);

/** Returns the place of an earlier service with the same name. */
function namesake(services: readonly Service[], index: number): string | undefined {
  const key = nameKey(services[index]!.name);
  const first = services.findIndex(({ name }) => nameKey(name) === key);
  return first < index ? z.core.toDotPath([first, 'name']) : undefined;
}

/** Returns likely mistakes in a valid data file. They stop a deploy, but not a build. */
export function dataWarnings(
  services: readonly Service[],
  hours: readonly OpeningHours[] = studio.hours,
  team: readonly Named[] = coaches,
): readonly Issue[] {
  const warnings: Issue[] = [];
  const warn = (path: Place['path'], message?: string, found?: string) =>
    message && warnings.push({ file, path, message, found, stops: 'deploy' });
  const earlier: Taught[] = [];
  for (const [index, service] of services.entries()) {
    const other = namesake(services, index);
    if (other)
      warn(
        [index, 'name'],
        `Expected a name that no other service has (${other}): rename one`,
        service.name,
      );
    if (hasClasses(service) && service.duration === undefined)
      warn([index, 'duration'], 'Expected the length of each class in minutes: add it');
    for (const weekClass of classesOf(service)) {
      const { slot } = weekClass;
      const { day, coach: name } = slot;
      const path = [index, 'slots', service.slots?.indexOf(slot) ?? 0];
      const start = minutesOf(slot.start);
      const end = start + (service.duration ?? 1);
      warn(path, outsideHours(weekClass, end, hours), `${day} ${slot.start} to ${timeOf(end)}`);
      if (!name) continue;
      const coach = team.find((one) => hasName(one, name));
      if (!coach) {
        const message = 'Expected the name of a coach in lib/content/coaches.ts';
        warn([...path, 'coach'], message, name);
        continue;
      }
      const midnight = weekdays.indexOf(day) * minutesPerDay;
      const span = [midnight + start, midnight + end] as const;
      const clash = earlier.find((one) => one.coach === coach && overlap(one.span, span));
      if (clash) {
        const where = z.core.toDotPath(clash.path);
        const message = `Expected a time at which ${name} doesn’t teach another class (${where})`;
        warn(path, message, `${day} ${slot.start}`);
      }
      earlier.push({ coach, path, span });
    }
  }
  return warnings;
}

/**
 * Warns if the head coach's CV probably needs a second sheet of paper. This is an estimate, because
 * a build has no browser that could print, so it stops nothing.
 */
export function cvWarnings(content: object = coachesFile): readonly Issue[] {
  const { data } = coachesSchema.safeParse({ ...content });
  const excess = data ? linesBeyondSheet(data.coaches[0]) : 0;
  if (excess <= 0) return [];
  const lines = excess === 1 ? '1 line' : `${excess} lines`;
  return [
    {
      ...{ file: 'lib/content/coaches.ts', path: ['coaches', 0, 'cv'] },
      message: `Shorten it by about ${lines} if the CV should print on one sheet of paper`,
      stops: 'nothing',
    },
  ];
}
