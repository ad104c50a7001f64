import { servicePath } from '@/lib/services/paths';
import type { Service, Slot } from '@/lib/services/service';
import { minutesOf, minutesPerDay, timeOf, weekdays } from '@/lib/time/dates';

/** A class that takes place every week. */
export interface WeekClass {
  readonly service: Service;
  readonly slot: Slot;
  /** HH:MM, if the duration is known. */
  readonly end?: string;
  /** The URL fragment of the class on its service's page, such as `monday-0630`. */
  readonly fragment: string;
}

/** Returns the start of a class in minutes since Monday, 00:00. */
const startInWeek = ({ slot: { day, start } }: WeekClass) =>
  weekdays.indexOf(day) * minutesPerDay + minutesOf(start);

const byStart = (a: WeekClass, b: WeekClass) => startInWeek(a) - startInWeek(b);

/** Returns the classes of a service in the order of the week. */
export function classesOf(service: Service): readonly WeekClass[] {
  const { slots = [], duration } = service;
  const counts = new Map<string, number>();
  const classes = slots.map((slot): WeekClass => {
    const dayAndTime = `${slot.day.toLowerCase()}-${slot.start.replace(':', '')}`;
    const count = (counts.get(dayAndTime) ?? 0) + 1;
    counts.set(dayAndTime, count);
    return {
      service,
      slot,
      end: duration === undefined ? undefined : timeOf(minutesOf(slot.start) + duration),
      fragment: count === 1 ? dayAndTime : `${dayAndTime}-${count}`,
    };
  });
  return classes.sort(byStart);
}

/** Returns the classes of several services in the order of the week. */
export function weekOf(services: readonly Service[]): readonly WeekClass[] {
  return services.flatMap(classesOf).sort(byStart);
}

/** Returns a key that is unique among all classes of the week. */
export function classKey({ service, fragment }: WeekClass): string {
  return `${service.id} ${fragment}`;
}

/**
 * Returns the fragment of one date of a class: `2026-11-30-0630`. The fragment of a second class at
 * that time ends in `-2`, like that of its weekly class.
 */
export function dateFragment({ fragment }: WeekClass, date: string): string {
  return date + fragment.slice(fragment.indexOf('-'));
}

/** Returns the URL of a class on a date (YYYY-MM-DD); without a date, the URL of its next date. */
export function classHref(weekClass: WeekClass, date?: string): string {
  const fragment = date ? dateFragment(weekClass, date) : weekClass.fragment;
  return `${servicePath(weekClass.service.id)}#${fragment}`;
}

/** Returns whether a service has classes in the week. */
export function hasClasses({ slots = [] }: Service): boolean {
  return slots.length > 0;
}
