import { servicePath } from '@/lib/services/paths';
import type { Service, Slot } from '@/lib/services/service';
import { minutesOf, timeOf, weekdays } from '@/lib/time/dates';

/** A weekly class, with the facts that its service defines for all of its classes. */
export interface WeekClass {
  readonly service: Service;
  readonly slot: Slot;
  /** The duration, if known. */
  readonly minutes?: number;
  /** HH:MM, if the duration is known. */
  readonly end?: string;
  /** The fragment of the class on its service's page, such as `monday-0630`. */
  readonly id: string;
}

const orderOf = ({ slot: { day, start } }: WeekClass) =>
  weekdays.indexOf(day) * 24 * 60 + minutesOf(start);

const inOrder = (a: WeekClass, b: WeekClass) => orderOf(a) - orderOf(b);

/** Returns the classes of a service in the order of the week. */
export function classesOf(service: Service): readonly WeekClass[] {
  const taken = new Map<string, number>();
  return (service.slots ?? [])
    .map((slot) => {
      const name = `${slot.day.toLowerCase()}-${slot.start.replace(':', '')}`;
      const nth = (taken.get(name) ?? 0) + 1;
      taken.set(name, nth);
      const minutes = service.duration;
      return {
        service,
        slot,
        minutes,
        end: minutes === undefined ? undefined : timeOf(minutesOf(slot.start) + minutes),
        id: nth === 1 ? name : `${name}-${nth}`,
      };
    })
    .sort(inOrder);
}

/** Returns the classes of several services in the order of the week. */
export function weekOf(services: readonly Service[]): readonly WeekClass[] {
  return services.flatMap(classesOf).sort(inOrder);
}

/** Returns a key that is unique among all classes of the week. */
export function classKey({ service, id }: Pick<WeekClass, 'service' | 'id'>): string {
  return `${service.id} ${id}`;
}

/**
 * Returns the fragment of one date of a class: `2026-11-30-0630`. The fragment of a second class at
 * that time ends in `-2`, like its id.
 */
export function dateId({ id }: Pick<WeekClass, 'id'>, date: string): string {
  return date + id.slice(id.indexOf('-'));
}

/** Returns the URL of a class on a date (YYYY-MM-DD); without a date, the URL of its next date. */
export function classHref(weekClass: Pick<WeekClass, 'service' | 'id'>, date?: string): string {
  const fragment = date ? dateId(weekClass, date) : weekClass.id;
  return `${servicePath(weekClass.service.id)}#${fragment}`;
}

/** Returns whether a service has classes in the week. */
export function hasClasses({ slots = [] }: Service): boolean {
  return slots.length > 0;
}
