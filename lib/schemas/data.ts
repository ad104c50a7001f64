import 'server-only';
import * as z from 'zod';
import { catchall, extend, never, optional } from 'zod/mini';
import {
  listOfServices,
  mostSessions,
  serviceSchema,
  sessionSchema,
  waySchema,
} from '@/lib/services/service';
import { text } from './common';

/*
 * What `public/data.json` may say when the site is built: the schema by which browsers read the live file, but without fields
 * that nothing reads, and with a currency in every price.
 */

const strictService = catchall(
  extend(serviceSchema, {
    price: text
      .trim()
      .regex(/[^\d\s.,'’–—-]/u, 'Expected a price with its currency, such as "$29 per class"'),
    sessions: optional(z.array(catchall(sessionSchema, never())).max(mostSessions)),
    booking: optional(z.array(catchall(waySchema, never()))),
  }),
  never(),
);

/** The whole file. */
export const dataSchema = listOfServices(strictService);

/** Says what the fields of an object are for, to editors. */
function describe<Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  shape: Shape,
  descriptions: Readonly<Record<keyof Shape, string>>,
): void {
  for (const [field, schema] of Object.entries(shape))
    z.globalRegistry.add(schema, { description: descriptions[field as keyof Shape] });
}

describe(strictService.shape, {
  id: 'A short text that no other service has, such as "7" for the address /services/7',
  name: 'For card and heading, such as "Strength"',
  price: 'With currency and unit, such as "$29 per class"',
  comment: 'One sentence on what to expect',
  picture:
    'A picture in public/images, at least 1200 pixels wide, such as "/images/service-strength.jpg", or an address that starts with https://',
  alt: 'What the picture shows, for those who cannot see it',
  duration: 'The minutes of a class',
  level: 'For whom it is; "All levels" is for everybody',
  bring: 'What to bring, such as ["A towel", "Water"]',
  places: 'How many people there is room for',
  sessions: 'The classes of a week; without them there is no timetable',
  booking: 'Ways to book instead of those of the studio',
});
describe(sessionSchema.shape, {
  day: 'The day of the week',
  start: 'The time, such as "06:30" or "18:00"',
  duration: 'The minutes, where they are not those of the service',
  coach: 'Who teaches it, by the given or the whole name',
  places: 'How many people there is room for, where it is not as many as in the service',
  from: 'The first date of the class, such as "2027-01-31"',
  until: 'The last date of the class, not before "from"',
});
describe(waySchema.shape, {
  label: 'What the link says',
  href: 'An address that starts with mailto:, tel:, sms: or https://. In it may stand {service}, {id}, {day}, {date}, {time}, {price}, {email}, {subject} and {message}',
});

/** The schema of the file for editors (JSON Schema, draft 7). */
export const editorSchema = {
  title: 'The services of the studio (public/data.json), in the order in which the site shows them',
  ...z.toJSONSchema(dataSchema, { target: 'draft-07', io: 'input' }),
};
