import type { Service } from '@/lib/catalogue/service';
import { closureOn, type StudioTime, takesPlace } from './occurrences';
import type { Closure } from './openingHours';
import { addDays, hasDate, weekdayOf } from './season';
import { minutesOf, type Weekday } from './sessions';
import { classesOf, type WeekClass } from './week';

/** One class on a day of the coming week. */
export interface ComingClass {
  readonly one: WeekClass;
  /** Whether it has begun, so that it cannot be booked for today. */
  readonly isOver: boolean;
  /** Whether it does not take place because of the closure of its day. */
  readonly isOff: boolean;
}

/** One day of the coming week. */
export interface ComingDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly day: Weekday;
  /** What closes the studio on this day, or changes its hours. */
  readonly closure?: Closure;
  /** The earliest first. */
  readonly classes: readonly ComingClass[];
}

/** The seven days from today on, with the classes of each that are in season (product 14.2). */
export function comingDays(
  services: readonly Service[],
  now: StudioTime,
  closures: readonly Closure[],
): readonly ComingDay[] {
  const all = services
    .flatMap((service) => classesOf(service))
    .sort((one, other) => one.session.start.localeCompare(other.session.start));
  return Array.from({ length: 7 }, (_, ahead) => {
    const date = addDays(now.date, ahead);
    const day = weekdayOf(date);
    const classes = all
      .filter(({ session }) => session.day === day && hasDate(session, date))
      .map((one) => ({
        one,
        isOver: ahead === 0 && minutesOf(one.session.start) < now.minutes,
        isOff: !takesPlace(one.session, date, closures),
      }));
    return { date, day, closure: closureOn(date, closures), classes };
  });
}
