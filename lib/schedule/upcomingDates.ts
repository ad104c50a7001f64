import type { Closure } from '@/lib/schemas';
import type { Slot } from '@/lib/services/service';
import type { StudioTime } from '@/lib/time/clock';
import { addDays, endsNextDay, minutesOf, weekdayOf } from '@/lib/time/dates';
import { closureOn } from './openingHours';
import type { WeekClass } from './week';

/**
 * Returns whether a class takes place on a date: the date is on its weekday, and no closure cancels
 * it. During a closure with special hours, classes that start within these hours take place.
 */
export function takesPlace(slot: Slot, date: string, closures: readonly Closure[]): boolean {
  const { day, start } = slot;
  if (day !== weekdayOf(date)) return false;
  const closure = closureOn(date, closures);
  if (!closure) return true;
  const { opens, closes } = closure;
  if (!opens || !closes) return false;
  return opens <= start && (start < closes || endsNextDay(opens, closes));
}

export type ClassState = 'over' | 'ongoing' | 'upcoming';

/**
 * Returns the state of one of today's classes. A class without a duration is over once it has
 * started.
 * @param minutes the current time, in minutes since midnight
 */
export function stateOf({ slot, end }: WeekClass, minutes: number): ClassState {
  if (minutesOf(slot.start) >= minutes) return 'upcoming';
  if (end === undefined) return 'over';
  return endsNextDay(slot.start, end) || minutes < minutesOf(end) ? 'ongoing' : 'over';
}

/** How many days ahead to look for classes. */
const daysAhead = 28;

/**
 * A weekly class on one date. If a closure cancels every class on a day, the day has only one
 * entry, with the closure.
 */
export interface ClassDate {
  readonly weekClass: WeekClass;
  /** YYYY-MM-DD */
  readonly date: string;
  /** The closure that cancels the class. */
  readonly closure?: Closure;
}

/**
 * Returns the dates of classes that haven't started, in the next four weeks, earliest first.
 * Includes classes that a closure cancels.
 * @param classes in the order of the week
 */
export function upcomingDates(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
): readonly ClassDate[] {
  const dates = Array.from({ length: daysAhead + 1 }, (_, days) => addDays(now.date, days));
  return dates.flatMap((date): readonly ClassDate[] => {
    const scheduled = classes
      .filter(({ slot }) => slot.day === weekdayOf(date))
      .filter((weekClass) => date > now.date || stateOf(weekClass, now.minutes) === 'upcoming');
    const takingPlace = scheduled.filter(({ slot }) => takesPlace(slot, date, closures));
    if (takingPlace.length > 0) return takingPlace.map((weekClass) => ({ weekClass, date }));
    const closure = closureOn(date, closures);
    return scheduled.slice(0, 1).map((weekClass) => ({ weekClass, date, closure }));
  });
}

/**
 * Returns the next class that takes place and hasn't started.
 * @param classes in the order of the week
 */
export function nextClass(
  classes: readonly WeekClass[],
  now: StudioTime,
  closures: readonly Closure[],
): ClassDate | undefined {
  return upcomingDates(classes, now, closures).find(({ closure }) => !closure);
}
