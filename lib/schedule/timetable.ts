import type { Closure, Weekday } from '@/lib/schemas';
import type { Service } from '@/lib/services/service';
import type { StudioTime } from '@/lib/time/clock';
import { addDays, weekdayOf, weekdays } from '@/lib/time/dates';
import { formatDate, formatShortDay, formatWeekday } from '@/lib/time/format';
import { dayLabel } from './dayNames';
import { closureOn } from './openingHours';
import { type ClassState, stateOf, takesPlace } from './upcomingDates';
import { type WeekClass, weekOf } from './week';

/** A class on one of the days in the timetable. */
export interface TimetableClass {
  readonly weekClass: WeekClass;
  /** YYYY-MM-DD; undefined until the time is known. */
  readonly date?: string;
  /** Undefined until the time is known. Only upcoming classes can be booked. */
  readonly state?: ClassState;
}

/** A day in the timetable: an upcoming date, or a weekday until the time is known. */
export interface TimetableDay {
  readonly day: Weekday;
  /** `Today`, `Tomorrow`, or the weekday. */
  readonly name: string;
  /** The date, shown beside the name: `Wed, Nov 25` beside `Today`, `Nov 27` beside a weekday. */
  readonly dateText?: string;
  /** The closure on this day, which closes the studio or changes its hours. */
  readonly closure?: Closure;
  /** The classes that take place, earliest first. */
  readonly classes: readonly TimetableClass[];
}

/** How many days the timetable shows. */
const daysShown = 7;

/**
 * Returns the next seven days, starting today, or tomorrow if today's classes are over. Leaves out
 * weekdays that have no classes, but includes days on which a closure cancels the classes.
 */
export function upcomingTimetable(
  services: readonly Service[],
  now: StudioTime,
  closures: readonly Closure[],
): readonly TimetableDay[] {
  const weekClasses = weekOf(services);
  const classesOn = (date: string): readonly TimetableClass[] =>
    weekClasses
      .filter(({ slot }) => takesPlace(slot, date, closures))
      .map((weekClass) => {
        const state = date === now.date ? stateOf(weekClass, now.minutes) : 'upcoming';
        return { weekClass, date, state };
      });

  const today = classesOn(now.date);
  const isTodayOver = today.length > 0 && today.every(({ state }) => state === 'over');
  const start = addDays(now.date, isTodayOver ? 1 : 0);
  return Array.from({ length: daysShown }, (_, index) => addDays(start, index))
    .filter((date) => weekClasses.some(({ slot }) => slot.day === weekdayOf(date)))
    .map((date) => {
      const day = weekdayOf(date);
      const weekday = formatWeekday(day);
      const name = dayLabel(date, now.date, () => weekday);
      const dateText =
        name === weekday
          ? formatDate(date, { day: 'numeric', month: 'short' })
          : formatShortDay(date);
      return { day, name, dateText, closure: closureOn(date, closures), classes: classesOn(date) };
    });
}

/** Returns the weekdays that have classes, to show until the time is known. */
export function weeklyTimetable(services: readonly Service[]): readonly TimetableDay[] {
  const weekClasses = weekOf(services);
  return weekdays
    .map((day) => ({
      day,
      name: formatWeekday(day),
      classes: weekClasses
        .filter(({ slot }) => slot.day === day)
        .map((weekClass) => ({ weekClass })),
    }))
    .filter(({ classes }) => classes.length > 0);
}
