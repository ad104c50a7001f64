import type { Closure, Weekday } from '@/lib/schemas';
import type { Service } from '@/lib/services/service';
import type { StudioTime } from '@/lib/time/clock';
import { addDays, weekdayOf, weekdays } from '@/lib/time/dates';
import { formatDate, formatShortDay, formatWeekday } from '@/lib/time/format';
import { closureOn } from './openingHours';
import { type ClassState, dayName, stateOf } from './today';
import { takesPlace } from './upcomingDates';
import { type WeekClass, weekOf } from './week';

/** A class on one of the days in the timetable. */
export interface TimetableClass {
  readonly weekClass: WeekClass;
  /** YYYY-MM-DD; undefined until the time is known. */
  readonly date?: string;
  /** Undefined until the time is known. Only classes in the state `ahead` can be booked. */
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

/**
 * Returns the next seven days, starting today, or tomorrow if today's classes are over. Leaves out
 * weekdays that have no classes, but includes days on which a closure cancels the classes.
 */
export function upcomingTimetable(
  services: readonly Service[],
  now: StudioTime,
  closures: readonly Closure[],
): readonly TimetableDay[] {
  const all = weekOf(services);
  const today = all.filter(({ slot }) => takesPlace(slot, now.date, closures));
  const isDone = today.length > 0 && today.every((each) => stateOf(each, now.minutes) === 'over');
  return Array.from({ length: 7 }, (_, index) => {
    const ahead = isDone ? index + 1 : index;
    const date = addDays(now.date, ahead);
    const day = weekdayOf(date);
    const ofDay = all.filter(({ slot }) => slot.day === day);
    const classes = ofDay
      .filter(({ slot }) => takesPlace(slot, date, closures))
      .map((weekClass) => ({
        weekClass,
        date,
        state: ahead === 0 ? stateOf(weekClass, now.minutes) : 'ahead',
      }));
    const weekday = formatWeekday(day);
    const name = dayName(now.date, date, () => weekday);
    const dateText =
      name === weekday
        ? formatDate(date, { day: 'numeric', month: 'short' })
        : formatShortDay(date);
    const closure = closureOn(date, closures);
    return ofDay.length > 0 ? [{ day, name, dateText, closure, classes }] : [];
  }).flat();
}

/** Returns the weekdays that have classes, to show until the time is known. */
export function weeklyTimetable(services: readonly Service[]): readonly TimetableDay[] {
  const all = weekOf(services).map((weekClass) => ({ weekClass }));
  return weekdays
    .map((day) => ({
      day,
      name: formatWeekday(day),
      classes: all.filter(({ weekClass }) => weekClass.slot.day === day),
    }))
    .filter(({ classes }) => classes.length > 0);
}
