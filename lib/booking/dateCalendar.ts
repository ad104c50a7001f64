import ical, { ICalCalendarMethod } from 'ical-generator';
import { saveFile } from '@/lib/browser/saveFile';
import { timeZone } from '@/lib/content/studio';
import { absoluteUrl, addressLine, site } from '@/lib/studio/site';
import { coachText, factLabels } from '@/lib/words';
import { studioTime } from '@/lib/schedule/occurrences';
import { minute, minutesOf } from '@/lib/services/sessions';
import { classHref, type WeekClass } from '@/lib/schedule/week';

/** A calendar of the studio, without events. */
export const newCalendar = (name?: string) =>
  ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: factLabels.services, language: site.locale },
  });

/** How long a class without a length takes in a calendar, in minutes. */
const assumedMinutes = 60;

/** What an event of a class says, be it one date or one of every week. */
export function eventFacts({ service, session, minutes = assumedMinutes }: WeekClass) {
  const { name, comment, price } = service;
  return {
    summary: `${name}, ${site.name}`,
    location: addressLine,
    description: [comment, price, session.coach && coachText(session.coach)]
      .filter(Boolean)
      .join('\n'),
    minutes,
  };
}

/** The lasting identity of a class's event; with a date, that of the event of this date alone. */
export function eventId({ service, id }: WeekClass, date?: string): string {
  // Other characters of an id than letters and digits are numbers in it.
  const name = service.id.replace(/[^A-Za-z0-9]/gu, (sign) => `-${sign.codePointAt(0)}`);
  return `${[name, id, date].filter(Boolean).join('-')}@${new URL(site.url).host}`;
}

/** The moment, in milliseconds since 1970, at which a time zone (IANA name) shows a date and a number of minutes since midnight. */
export function momentOf(zone: string, date: string, minutes: number): number {
  const wanted = Date.parse(date) + minutes * minute;
  /** How far the zone's clock is ahead of UTC. */
  const ahead = (moment: number) => {
    const shown = studioTime(zone, moment);
    return Date.parse(shown.date) + shown.minutes * minute - moment;
  };
  // Again, because daylight saving may begin or end between the first guess and the moment.
  return wanted - ahead(wanted - ahead(wanted));
}

/**
 * A calendar with one date of a class (RFC 5545), and a link back to it. Its times are in UTC, so that it needs no rules of a
 * time zone: calendars show them by the clock of their owner.
 */
export function dateCalendar(weekClass: WeekClass, date: string): string {
  const { minutes, ...facts } = eventFacts(weekClass);
  const begins = momentOf(timeZone, date, minutesOf(weekClass.session.start));
  const calendar = newCalendar();
  calendar.createEvent({
    ...facts,
    id: eventId(weekClass, date),
    start: new Date(begins),
    end: new Date(begins + minutes * minute),
    url: absoluteUrl(classHref(weekClass, date)),
  });
  return `${calendar.toString()}\r\n`;
}

/** The name of its file: `yoga-2026-12-01.ics` */
export function dateFileName({ service }: WeekClass, date: string): string {
  const words = service.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[...words, date].join('-')}.ics`;
}

/** Saves one date of a class as a calendar file. */
export function saveDate(weekClass: WeekClass, date: string): void {
  saveFile(dateFileName(weekClass, date), 'text/calendar', dateCalendar(weekClass, date));
}
