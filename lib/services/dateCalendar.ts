import { timeZone } from '@/lib/content/studio';
import { absoluteUrl, addressLine, site } from '@/lib/studio/site';
import { coachText } from '@/lib/words';
import { classCalendarName } from './calendarFiles';
import { studioTime } from './occurrences';
import { minutesOf } from './sessions';
import { classHref, type WeekClass } from './week';

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
export function eventId(weekClass: WeekClass, date?: string): string {
  const name = classCalendarName(weekClass);
  return `${date ? `${name}-${date}` : name}@${new URL(site.url).host}`;
}

const minute = 60_000;

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

/** A moment as calendars have it: `20261125T143000Z`. */
const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** A text as it stands in a value (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** The most bytes of a line (RFC 5545, 3.1). */
const lineLength = 75;

/** A line in pieces that are short enough: each but the first begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > lineLength) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += bytes;
  }
  return text;
}

/**
 * A calendar with one date of a class (RFC 5545), and a link back to it. Its times are in UTC, so that it needs no rules of a
 * time zone: calendars show them by the clock of their owner.
 * @param now when it is written, in milliseconds since 1970
 */
export function dateCalendar(weekClass: WeekClass, date: string, now: number): string {
  const { summary, location, description, minutes } = eventFacts(weekClass);
  const begins = momentOf(timeZone, date, minutesOf(weekClass.session.start));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.name)}//Classes//${site.locale.toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${eventId(weekClass, date)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(begins + minutes * minute)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${absoluteUrl(classHref(weekClass, date))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
