import 'server-only';
import * as z from 'zod';
import * as coachesFile from '@/lib/content/coaches';
import * as studio from '@/lib/content/studio';
import { isCovered } from '@/lib/schedule/openingHours';
import { classesOf, hasClasses, type WeekClass } from '@/lib/schedule/week';
import type { OpeningHours } from '@/lib/schemas';
import { coachesSchema } from '@/lib/schemas/studio';
import { nameKey } from '@/lib/services/nameKey';
import type { Service } from '@/lib/services/service';
import { hasName, type Named } from '@/lib/studio/coachNames';
import { coaches } from '@/lib/studio/coaches';
import { linesBeyondSheet } from '@/lib/studio/printedCv';
import {
  minutesOf,
  minutesPerDay,
  openingSpan,
  type TimeSpan,
  timeOf,
  weekdays,
} from '@/lib/time/dates';
import type { Issue, Place } from './issue';

/** Creates a warning about the data file, which stops a deploy. */
const warning = (path: Place['path'], message: string, found?: string): Issue => ({
  file: 'public/data.json',
  path,
  message,
  found,
  stops: 'deploy',
});

/** Warns if an earlier service has the same name. */
function nameWarning(services: readonly Service[], index: number): Issue | undefined {
  const { name } = services[index]!;
  const first = services.findIndex((other) => nameKey(other.name) === nameKey(name));
  if (first === index) return undefined;
  const place = z.core.toDotPath([first, 'name']);
  return warning(
    [index, 'name'],
    `Expected a name that no other service has (${place}): rename one`,
    name,
  );
}

function durationWarning(service: Service, index: number): Issue | undefined {
  return hasClasses(service) && service.duration === undefined
    ? warning([index, 'duration'], 'Expected the length of each class in minutes: add it')
    : undefined;
}

/** A class with its place in the data file. */
interface PlacedClass {
  readonly weekClass: WeekClass;
  /** Undefined if the slot names no coach, or an unknown one. */
  readonly coach: Named | undefined;
  readonly path: Place['path'];
  /** In minutes since midnight. */
  readonly span: TimeSpan;
}

function placedClasses(
  service: Service,
  index: number,
  team: readonly Named[],
): readonly PlacedClass[] {
  const { slots = [], duration = 1 } = service;
  return classesOf(service).map((weekClass) => {
    const { slot } = weekClass;
    const { coach: name } = slot;
    const start = minutesOf(slot.start);
    return {
      weekClass,
      coach: name === undefined ? undefined : team.find((member) => hasName(member, name)),
      path: [index, 'slots', slots.indexOf(slot)],
      span: [start, start + duration],
    };
  });
}

const shift = ([from, to]: TimeSpan, minutes: number): TimeSpan => [from + minutes, to + minutes];

/**
 * Warns if a class isn't within the opening hours. Classes and opening hours may both continue past
 * midnight.
 */
function hoursWarning(
  { weekClass, path, span }: PlacedClass,
  hours: readonly OpeningHours[],
): Issue | undefined {
  const { day, start } = weekClass.slot;
  const hoursOn = (index: number) => hours.filter(({ days }) => days.includes(weekdays.at(index)!));
  const today = weekdays.indexOf(day);
  const openSpans = [-1, 0, 1].flatMap((ahead) =>
    hoursOn((today + ahead) % weekdays.length).map((row) =>
      shift(openingSpan(row), ahead * minutesPerDay),
    ),
  );
  if (isCovered(span, openSpans)) return undefined;
  const open = hoursOn(today).map(({ opens, closes }) => `${opens} to ${closes}`);
  return warning(
    path,
    `Expected a time within the opening hours (${open.join(', ') || `closed on ${day}`})`,
    `${day} ${start} to ${timeOf(span[1])}`,
  );
}

const minutesPerWeek = weekdays.length * minutesPerDay;

/** Returns whether two classes overlap, also from Sunday to Monday. */
function overlap(a: PlacedClass, b: PlacedClass): boolean {
  const inWeek = ({ weekClass, span }: PlacedClass) =>
    shift(span, weekdays.indexOf(weekClass.slot.day) * minutesPerDay);
  const [from, to] = inWeek(a);
  return [-minutesPerWeek, 0, minutesPerWeek].some((minutes) => {
    const [otherFrom, otherTo] = shift(inWeek(b), minutes);
    return from < otherTo && otherFrom < to;
  });
}

/**
 * Warns if a class has an unknown coach, or one who teaches another class at the same time.
 * @param earlier the classes before this one in the data file
 */
function coachWarning(placed: PlacedClass, earlier: readonly PlacedClass[]): Issue | undefined {
  const { coach, path } = placed;
  const { day, start, coach: name } = placed.weekClass.slot;
  if (!name) return undefined;
  if (!coach) {
    const message = 'Expected the name of a coach in lib/content/coaches.ts';
    return warning([...path, 'coach'], message, name);
  }
  const clash = earlier.find((other) => other.coach === coach && overlap(placed, other));
  if (!clash) return undefined;
  const place = z.core.toDotPath(clash.path);
  const message = `Expected a time at which ${name} doesn’t teach another class (${place})`;
  return warning(path, message, `${day} ${start}`);
}

/** Returns likely mistakes in a valid data file. They stop a deploy, but not a build. */
export function dataWarnings(
  services: readonly Service[],
  hours: readonly OpeningHours[] = studio.hours,
  team: readonly Named[] = coaches,
): readonly Issue[] {
  const classes = services.map((service, index) => placedClasses(service, index, team));
  const allClasses = classes.flat();
  return services
    .flatMap((service, index) => [
      nameWarning(services, index),
      durationWarning(service, index),
      ...classes[index]!.flatMap((placed) => [
        hoursWarning(placed, hours),
        coachWarning(placed, allClasses.slice(0, allClasses.indexOf(placed))),
      ]),
    ])
    .filter((issue) => issue !== undefined);
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
      file: 'lib/content/coaches.ts',
      path: ['coaches', 0, 'cv'],
      message: `Shorten it by about ${lines} if the CV should print on one sheet of paper`,
      stops: 'nothing',
    },
  ];
}
