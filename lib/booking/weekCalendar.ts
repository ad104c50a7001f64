import 'server-only';
import { ICalEventRepeatingFreq } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { closures as studioClosures, timeZone } from '@/lib/content/studio';
import { takesPlace } from '@/lib/schedule/occurrences';
import { datesOf } from '@/lib/schedule/openingHours';
import { classHref, type WeekClass } from '@/lib/schedule/week';
import type { Closure } from '@/lib/schemas';
import { addDays, minutesOf, weekdayOf } from '@/lib/services/sessions';
import { absoluteUrl, site } from '@/lib/studio/site';
import { eventFacts, eventId, newCalendar } from './dateCalendar';

/** All series start in this week, so that events stay the same in every build. */
const firstDay = '2026-01-01';

/** Returns a moment on the studio's clock. With a time zone, the library writes what the local getters return. */
function local(date: string, minutes: number): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 0, minutes);
}

/**
 * Returns a calendar of weekly classes without the days of closures (RFC 5545). An event's id consists of service, day and time, so
 * that a newer calendar updates it.
 */
export function weekCalendar(
  classes: readonly WeekClass[],
  closures: readonly Closure[] = studioClosures,
): string {
  const calendar = newCalendar(site.name).ttl(24 * 60 * 60);
  calendar.timezone({
    name: timeZone,
    generator: (zone) => [tzlib_get_ical_block(zone)].flat()[0]!,
  });
  for (const weekClass of classes) {
    const { session } = weekClass;
    const { minutes, ...facts } = eventFacts(weekClass);
    const start = minutesOf(session.start);
    let date = firstDay;
    while (weekdayOf(date) !== session.day) date = addDays(date, 1);
    const canceled = closures
      .flatMap(datesOf)
      .filter((day) => weekdayOf(day) === session.day && !takesPlace(session, day, closures))
      .map((day) => local(day, start));
    calendar
      .createEvent({
        ...facts,
        id: eventId(weekClass),
        start: local(date, start),
        end: local(date, start + minutes),
        timezone: timeZone,
        url: absoluteUrl(classHref(weekClass)),
      })
      .repeating({
        freq: ICalEventRepeatingFreq.WEEKLY,
        exclude: canceled.length > 0 ? canceled : undefined,
      });
  }
  return `${calendar.toString()}\r\n`;
}
