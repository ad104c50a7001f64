import type { EventSeriesLeaf } from 'schema-dts';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { site } from '@/lib/content/site';
import { classesOf } from '@/lib/timetable/week';
import { absolute, thingId } from './graph';
import { studioReference } from './studio';

/**
 * The classes of a service, each with the rule by which it comes back every week (schema.org, Schedule); undefined where it
 * has none. A series, not an `Event`: that is one on a date, without which Google's report on events calls it faulty.
 */
export function classSeries(service: Service): EventSeriesLeaf | undefined {
  const classes = classesOf(service);
  if (classes.length === 0) return undefined;
  const path = servicePath(service.id);
  return {
    '@type': 'EventSeries',
    '@id': thingId(path, 'classes'),
    name: service.name,
    url: absolute(path),
    location: studioReference,
    organizer: studioReference,
    maximumAttendeeCapacity: service.places,
    eventSchedule: classes.map(({ session: { day, start, from, until }, end }) => ({
      '@type': 'Schedule',
      byDay: `https://schema.org/${day}`,
      startTime: start,
      endTime: end,
      scheduleTimezone: site.timeZone,
      repeatFrequency: 'P1W',
      startDate: from,
      endDate: until,
    })),
  };
}
