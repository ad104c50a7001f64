import 'server-only';
import * as z from 'zod';
import { openingSpan, weekdays } from '@/lib/time/dates';
import { date, phone, pictureWithAlt, text, time, uniqueList } from './common';

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const address = z.strictObject({
  street: text,
  city: text,
  /** State or province. */
  region: text,
  postalCode: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** The hours on some weekdays. Days with a break have two entries. */
const openingHours = z.strictObject({
  days: z.array(z.enum(weekdays)).readonly(),
  opens: time,
  closes: time,
});

function overlap(a: OpeningHours, b: OpeningHours): boolean {
  const [from, to] = openingSpan(a);
  const [otherFrom, otherTo] = openingSpan(b);
  return a.days.some((day) => b.days.includes(day)) && from < otherTo && otherFrom < to;
}

const isDate = (value: string) => date.safeParse(value).success;

/** Days on which the studio is closed or has special hours. */
const closure = z
  .strictObject({
    from: date,
    /** The last day; defaults to the first. */
    until: date.optional(),
    /** Shown to visitors. */
    reason: text,
    /** The special hours on these days, if the studio opens at all. */
    opens: time.optional(),
    closes: time.optional(),
  })
  .refine(
    // A date in another form has its own issue.
    ({ from, until = from }) => from <= until || ![from, until].every(isDate),
    { path: ['until'], error: 'Expected a day that is not before "from"' },
  )
  .refine(({ opens, closes }) => Boolean(opens) === Boolean(closes), {
    path: ['closes'],
    error: 'Expected both "opens" and "closes", or neither',
  });

const shareDay = (a: Closure, b: Closure) =>
  a.from <= (b.until ?? b.from) && b.from <= (a.until ?? a.from);

const bookingChannel = z.enum(['email', 'text', 'phone'], 'Expected "email", "text" or "phone"');

const lateCancellation = z.strictObject({ hours: z.number().nonnegative(), fee: text });

/** `lib/content/studio.ts` */
export const studioSchema = z.strictObject({
  demonstration: text.optional(),
  name: text,
  slug: z.string().regex(/^[a-z0-9-]+$/, 'Expected lowercase letters, digits and hyphens'),
  tagline: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'Expected a country code such as "US"'),
  currency: z.currencyCode('Expected a currency code such as "USD"'),
  address,
  description: text,
  phone,
  email: z.email(),
  timeZone: z.string().refine(isTimeZone, 'Expected a time zone such as "America/Los_Angeles"'),
  hours: uniqueList(
    openingHours,
    'opens',
    overlap,
    'Expected hours that do not overlap other hours on the same day',
  ),
  closures: uniqueList(closure, 'from', shareDay, 'Expected days that are in no other closure'),
  lateCancellation,
  bookBy: z.tuple([bookingChannel], bookingChannel),
});

/** A phone number of the coach, not of the studio. */
const coachPhone = z.strictObject({ label: text, text: phone });

const post = z.strictObject({ years: text, title: text, place: text, text });
const qualification = z.strictObject({ year: text, title: text });
const principle = z.strictObject({ title: text, text });

/** A CV. Empty lists aren't shown. */
const cv = z.strictObject({
  /** At the top of /about and in its preview. */
  picture: pictureWithAlt,
  objective: text,
  /** Accounts on code hosts. */
  code: z.array(z.strictObject({ text, href: text })),
  /** The coach's posts, with the current one first. */
  experience: z.array(post),
  qualifications: z.array(qualification),
  principles: z.array(principle),
  /** The last line of /about, in the coach's words. */
  closing: text,
});

const coach = z.strictObject({
  /** Slots in data.json refer to a coach by given name or by full name. */
  givenName: text,
  familyName: text.optional(),
  role: text,
  /** One sentence about the coach. The head coach has a CV instead. */
  line: text.optional(),
  portrait: pictureWithAlt,
  email: z.email().optional(),
});

const headCoach = coach.extend({
  /** Something the coach works with, shown on /about. */
  object: pictureWithAlt,
  phones: z.array(coachPhone),
  cv,
});

/** `lib/content/coaches.ts` */
export const coachesSchema = z.strictObject({ coaches: z.tuple([headCoach], coach) });

export type Address = z.infer<typeof address>;
export type OpeningHours = z.infer<typeof openingHours>;
export type Closure = z.infer<typeof closure>;
export type BookingChannel = z.infer<typeof bookingChannel>;
export type LateCancellation = z.infer<typeof lateCancellation>;
export type BookBy = z.infer<typeof studioSchema.shape.bookBy>;
export type Post = z.infer<typeof post>;
export type Qualification = z.infer<typeof qualification>;
export type Principle = z.infer<typeof principle>;
export type Cv = z.infer<typeof cv>;
export type Coach = z.infer<typeof coach>;
export type HeadCoach = z.infer<typeof headCoach>;
