import 'server-only';
import { tzlib_get_timezones } from 'timezones-ical-library';
import * as z from 'zod';
import { bookingAddress, expectedBookingAddress } from '@/lib/services/fieldFormats';
import { openingSpan, weekdays } from '@/lib/services/sessions';
import { date, listOfDistinct, phone, text, time } from './common';

/** Where the studio is. The order in which the parts are written follows from its country. */
const address = z.strictObject({
  street: text,
  city: text,
  /** State, province or county, where the country's addresses have one. */
  region: text.optional(),
  postalCode: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** From when until when the studio is open on some days of the week. A day with a break is in two of them. */
const openingHours = z.strictObject({
  days: z.array(z.enum(weekdays)).readonly(),
  /** 24-hour local times, HH:MM. */
  opens: time,
  closes: time,
});

/** Whether two spans of one day have minutes in common. */
function overlap(one: OpeningHours, other: OpeningHours): boolean {
  const [from, to] = openingSpan(one);
  const [otherFrom, otherTo] = openingSpan(other);
  return one.days.some((day) => other.days.includes(day)) && from < otherTo && otherFrom < to;
}

/** Days on which the studio is closed, or open at other hours than its week's. */
const closure = z
  .strictObject({
    /** The first day, YYYY-MM-DD. */
    from: date,
    /** The last day; without it, it is one day. */
    until: date.optional(),
    /** Why, in the words visitors read. */
    reason: text,
    /** The hours of these days where the studio opens at all, HH:MM. */
    opens: time.optional(),
    closes: time.optional(),
  })
  .refine(({ from, until = from }) => from <= until, {
    path: ['until'],
    error: 'Expected a day that is not before "from"',
  })
  .refine(({ opens, closes }) => Boolean(opens) === Boolean(closes), {
    path: ['closes'],
    error: 'Expected both "opens" and "closes", or neither',
  });

const meet = (one: Closure, other: Closure) =>
  one.from <= (other.until ?? other.from) && other.from <= (one.until ?? one.from);

const bookingHref = text.regex(bookingAddress, expectedBookingAddress);

/** A way to book of the studio's own, such as the page of a booking provider. */
const ownWay = z.strictObject({
  label: text,
  /** The address to open; what may stand in it says the schema of a service's own way (lib/services/service). */
  href: bookingHref,
  /** The address for a service that has no times; in it may stand `{service}`, `{id}` and `{price}`. */
  withoutTimes: bookingHref.optional(),
});

/** A way to book: by the studio's email or telephone number, or one of its own. */
const bookingChoice = z.union(
  [z.enum(['email', 'text', 'phone']), ownWay],
  'Expected "email", "text", "phone", or a way with label and href',
);

/** `lib/content/studio.ts` */
export const studioSchema = z.strictObject({
  demonstration: text.optional(),
  name: text,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'Expected lower case letters, digits and hyphens'),
  tagline: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'Expected the code of a country such as "US"'),
  currency: z.currencyCode('Expected the code of a currency such as "USD"'),
  address,
  description: text,
  phone,
  email: z.email(),
  timeZone: z
    .string()
    .refine(
      (zone) => tzlib_get_timezones().includes(zone),
      'Expected a time zone such as "America/Los_Angeles"',
    ),
  hours: listOfDistinct(
    openingHours,
    'opens',
    overlap,
    'Expected hours that overlap no others of the day',
  ),
  closures: listOfDistinct(closure, 'from', meet, 'Expected days that no other closure has'),
  booking: z.strictObject({
    /** The button of each class. */
    primary: bookingChoice,
    /** The other ways, in the order of the page. */
    others: z.array(bookingChoice),
  }),
});

export type Address = z.infer<typeof address>;
export type OpeningHours = z.infer<typeof openingHours>;
export type Closure = z.infer<typeof closure>;
export type BookingChoice = z.infer<typeof bookingChoice>;
export type Booking = z.infer<typeof studioSchema.shape.booking>;
