import { nextOccurrences, type Occurrence, type StudioTime, takesPlace } from './occurrences';
import { closureOn } from './openingHours';
import type { Closure } from '@/lib/schemas';
import { minutesOf } from './sessions';
import type { WeekClass } from './week';

/** How a class stands to the present moment. */
export type LampState = 'over' | 'on' | 'next' | 'later';

/** One class of the day, as a lamp. */
export interface Lamp {
  readonly weekClass: WeekClass;
  /** Undefined before the clock is known. */
  readonly state?: LampState;
}

/** The classes of one day, the earliest first, and what comes next, on this day or later (product 14.2). */
export interface DayOfLamps {
  readonly lamps: readonly Lamp[];
  /** What closes the studio on this day, or changes its hours. */
  readonly closure?: Closure;
  readonly next?: Occurrence;
}

function stateOf({ session, end }: WeekClass, minutes: number, next?: Occurrence): LampState {
  const start = minutesOf(session.start);
  if (start >= minutes) return session.start === next?.weekClass.session.start ? 'next' : 'later';
  if (end === undefined) return 'over';
  // An end that is not later is the next day's.
  return end <= session.start || minutes < minutesOf(end) ? 'on' : 'over';
}

/**
 * Today in lamps: the classes that take place today, each with its state.
 * @param classes in the order of the week
 */
export function todayInLamps(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
): DayOfLamps {
  const [next] = nextOccurrences(classes, now, closures, 1);
  const lamps = classes
    .filter(({ session }) => takesPlace(session, now.date, closures))
    .map((weekClass) => ({ weekClass, state: stateOf(weekClass, now.minutes, next) }));
  return { lamps, closure: closureOn(now.date, closures), next };
}

/** The first day of the week that has classes, while no clock is known. */
export function firstDayInLamps(classes: readonly WeekClass[]): DayOfLamps {
  const ofDay = classes.filter(({ session }) => session.day === classes[0]?.session.day);
  return { lamps: ofDay.map((weekClass) => ({ weekClass })) };
}
