import ical, { ICalCalendarMethod } from 'ical-generator';
import { saveFile } from '@/lib/browser/saveFile';
import { timeZone } from '@/lib/content/studio';
import { studioTime } from '@/lib/schedule/occurrences';
import { classHref, type WeekClass } from '@/lib/schedule/week';
import { minute, minutesOf } from '@/lib/services/sessions';
import { absoluteUrl, addressLine, site } from '@/lib/studio/site';
import { coachText, linkTexts } from '@/lib/words';

export const newCalendar = (name?: string) =>
  ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: linkTexts.classes, language: site.locale },
  });

/** Minutes in the calendar of a class without a duration. */
const defaultMinutes = 60;

/** Returns the fields that the events of a class share. */
export function eventFacts({ service, session, minutes = defaultMinutes }: WeekClass) {
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

/** Returns the permanent id of a weekly event, or of its event on one date. */
export const eventId = ({ service, id }: WeekClass, date?: string) =>
  `${[service.id, id, date].filter(Boolean).join('-')}@${new URL(site.url).host}`;

/** Returns the timestamp at which a time zone shows a date and minutes since midnight. */
export function momentOf(zone: string, date: string, minutes: number): number {
  const wanted = Date.parse(date) + minutes * minute;
  const utcOffset = (moment: number) => {
    const shown = studioTime(zone, moment);
    return Date.parse(shown.date) + shown.minutes * minute - moment;
  };
  // Twice, because daylight saving time may begin or end between the first guess and the result.
  return wanted - utcOffset(wanted - utcOffset(wanted));
}

/** Returns a calendar with one date of a class (RFC 5545), in UTC. */
export function dateCalendar(weekClass: WeekClass, date: string): string {
  const { minutes, ...facts } = eventFacts(weekClass);
  const start = momentOf(timeZone, date, minutesOf(weekClass.session.start));
  const calendar = newCalendar();
  calendar.createEvent({
    ...facts,
    id: eventId(weekClass, date),
    start: new Date(start),
    end: new Date(start + minutes * minute),
    url: absoluteUrl(classHref(weekClass, date)),
  });
  return `${calendar.toString()}\r\n`;
}

/** Saves one date of a class as a calendar file such as `yoga-2026-12-01.ics`. */
export function saveDate(weekClass: WeekClass, date: string): void {
  const words = weekClass.service.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = `${[...words, date].join('-')}.ics`;
  saveFile(name, 'text/calendar', dateCalendar(weekClass, date));
}
