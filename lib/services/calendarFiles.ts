import type { Service } from './service';
import { classesOf, type WeekClass } from './week';

/**
 * The name of a service's calendar, for files and identities; other characters than letters and digits are numbers in
 * it.
 */
export function calendarName({ id }: Pick<Service, 'id'>): string {
  return id.replace(/[^A-Za-z0-9]/gu, (character) => `-${character.codePointAt(0)}`);
}

/** The name of the calendar of one class. */
export function classCalendarName({ service, id }: Pick<WeekClass, 'service' | 'id'>): string {
  return `${calendarName(service)}-${id}`;
}

/** Where a calendar of the export is, by its name; that of the whole week is called `studio`. */
export function calendarPath(name: string): string {
  return `/calendar/${name}.ics`;
}

/** Where the calendars of a service's classes are, by the class's id. */
export function classCalendars(service: Service): Readonly<Record<string, string>> {
  return Object.fromEntries(
    classesOf(service).map((weekClass) => [
      weekClass.id,
      calendarPath(classCalendarName(weekClass)),
    ]),
  );
}
