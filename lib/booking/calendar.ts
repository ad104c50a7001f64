import 'server-only';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { absoluteUrl } from '@/lib/studio/site';
import { closures as studioClosures, timeZone } from '@/lib/content/studio';
import { eventFacts, eventId, newCalendar } from '@/lib/booking/dateCalendar';
import { takesPlace } from '@/lib/schedule/occurrences';
import { datesOf } from '@/lib/schedule/openingHours';
import type { Closure } from '@/lib/schemas';
import { addDays, minutesOf, weekdayOf } from '@/lib/services/sessions';
import { classHref, type WeekClass } from '@/lib/schedule/week';

/** The first day of a class that names none. It stays, so that an event is the same in every build. */
const since = '2026-01-01';

const basic = (date: string, time: string) =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** A moment on the studio's clock. Beside a time zone the library writes what the local getters say. */
function local(date: string, minutes: number): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 0, minutes);
}

/** The date of the first class of a weekly series. */
export function firstDate({ session }: WeekClass): string {
  let date = session.from ?? since;
  while (weekdayOf(date) !== session.day) date = addDays(date, 1);
  return date;
}

/** The dates on which there would be a class but for a closure. */
function missed({ session }: WeekClass, closures: readonly Closure[]): readonly string[] {
  return closures
    .flatMap(datesOf)
    .filter((date) => takesPlace(session, date, []) && !takesPlace(session, date, closures));
}

/**
 * The rule by which a class comes back every week (RFC 5545, 3.8.5). It is written by hand: for a calendar with a time zone
 * ical-generator writes UNTIL without `Z`, but beside a time zone it must be in UTC. The end is a day after the last class,
 * which is late enough in every zone and too early for another class.
 */
function rule(weekClass: WeekClass, closures: readonly Closure[]): string {
  const { day, start, until } = weekClass.session;
  const end = until ? `;UNTIL=${basic(addDays(until, 1), '23:59')}Z` : '';
  const lines = [`RRULE:FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()}${end}`];
  const dates = missed(weekClass, closures).map((date) => basic(date, start));
  if (dates.length > 0) lines.push(`EXDATE;TZID=${timeZone}:${dates.join(',')}`);
  return lines.join('\r\n');
}

/**
 * A calendar of classes that take place every week but on days of a closure (RFC 5545). An event's identity is its
 * service, day and time: who reads a newer calendar gets it in place of the old one.
 */
export function calendarOf(
  name: string,
  classes: readonly WeekClass[],
  closures: readonly Closure[] = studioClosures,
): string {
  const calendar = newCalendar(name).ttl(24 * 60 * 60);
  calendar.timezone({
    name: timeZone,
    // `studioSchema` has refused a time zone that the library does not know.
    generator: (zone) => [tzlib_get_ical_block(zone)].flat()[0]!,
  });
  for (const weekClass of classes) {
    const { minutes, ...facts } = eventFacts(weekClass);
    const date = firstDate(weekClass);
    const start = minutesOf(weekClass.session.start);
    calendar
      .createEvent({
        ...facts,
        id: eventId(weekClass),
        start: local(date, start),
        end: local(date, start + minutes),
        timezone: timeZone,
        url: absoluteUrl(classHref(weekClass)),
      })
      .repeating(rule(weekClass, closures));
  }
  return `${calendar.toString()}\r\n`;
}
