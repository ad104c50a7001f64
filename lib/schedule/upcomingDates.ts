import type { Closure } from '@/lib/schemas';
import type { Slot } from '@/lib/services/service';
import type { StudioTime } from '@/lib/time/clock';
import { addDays, endsNextDay, minutesOf, weekdayOf } from '@/lib/time/dates';
import { closureOn } from './openingHours';
import type { WeekClass } from './week';

/**
 * Returns whether a class takes place on a date, which must be on its weekday. A closure may cancel
 * the class.
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
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => {
    const date = addDays(now.date, ahead);
    const day = weekdayOf(date);
    const ofDay = classes
      .filter(({ slot }) => slot.day === day)
      .filter(({ slot }) => ahead > 0 || minutesOf(slot.start) >= now.minutes);
    const held = ofDay.filter(({ slot }) => takesPlace(slot, date, closures));
    if (held.length > 0) return held.map((weekClass): ClassDate => ({ weekClass, date }));
    const closure = closureOn(date, closures);
    return ofDay.slice(0, 1).map((weekClass): ClassDate => ({ weekClass, date, closure }));
  }).flat();
}

/**
 * Returns the next class that takes place and hasn't started. The parameters are those of
 * `upcomingDates`.
 */
export const nextClass = (...from: Parameters<typeof upcomingDates>): ClassDate | undefined =>
  upcomingDates(...from).find(({ closure }) => !closure);
