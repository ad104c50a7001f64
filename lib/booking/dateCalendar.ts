import ical, { ICalCalendarMethod } from 'ical-generator';
import { saveFile } from '@/lib/browser/saveFile';
import { cancelling } from '@/lib/content/firstVisit';
import { address, email, lateCancellation, name as studioName, phone } from '@/lib/content/studio';
import { classHref, type WeekClass } from '@/lib/schedule/week';
import { offsetAt, type OffsetTable } from '@/lib/time/clock';
import { addDays, minutesOf, minutesPerDay, msPerMinute, timeOf } from '@/lib/time/dates';
import { formatDay, formatTime } from '@/lib/time/format';
import { cancelWords, coachText, language, destinationWords, notBookedText } from '@/lib/words';

/** The length of a calendar event, in minutes, if the class has no duration. */
const defaultDuration = 60;

/** Returns the timestamp of a local date and time at the studio. `minutes` are since midnight. */
export function timestampOf(date: string, minutes: number, offsets?: OffsetTable): number {
  const localTime = Date.parse(date) + minutes * msPerMinute;
  const offset = (timestamp: number) => (offsetAt(timestamp, offsets) ?? 0) * msPerMinute;
  // The local time isn't a timestamp, so its offset may be that of the other side of a change to or
  // from daylight saving time. The offset at the estimate is right.
  const estimate = localTime - offset(localTime);
  return localTime - offset(estimate);
}

/**
 * Returns an iCalendar file (RFC 5545) with one date of a class, in UTC. Its description says that
 * the class isn't booked yet.
 */
export function dateCalendar(weekClass: WeekClass, date: string): string {
  const { service, slot, fragment } = weekClass;
  const { name, comment, price, duration = defaultDuration } = service;
  const { street, city, region, postalCode } = address;
  const start = timestampOf(date, minutesOf(slot.start));
  const freeUntil = minutesOf(slot.start) - lateCancellation.hours * 60;
  const freeDay = formatDay(addDays(date, Math.floor(freeUntil / minutesPerDay)));
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: studioName, product: destinationWords.classes, language },
  });
  calendar.createEvent({
    id: `${service.id}-${fragment}-${date}@${location.host}`,
    start: new Date(start),
    end: new Date(start + duration * msPerMinute),
    summary: `${name}, ${studioName}`,
    location: `${street}, ${city}, ${region} ${postalCode}`,
    description: [
      comment,
      price,
      slot.coach && coachText(slot.coach),
      notBookedText(phone, email),
      cancelWords.free(formatTime(timeOf(freeUntil)), freeDay),
      cancelling,
    ]
      .filter(Boolean)
      .join('\n'),
    url: location.origin + classHref(weekClass, date),
  });
  return `${calendar.toString()}\r\n`;
}

/** Saves one date of a class as a calendar file such as `yoga-2026-12-01.ics`. */
export function saveDate(weekClass: WeekClass, date: string): void {
  const nameParts = weekClass.service.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = `${[...nameParts, date].join('-')}.ics`;
  saveFile(name, 'text/calendar', dateCalendar(weekClass, date));
}
