import * as z from 'zod/mini';
import { expectedAddress, fields } from '@/lib/services/build/dataFields';
import { ordinal } from '@/lib/services/build/issue';
import { bookingAddress, readable, timeOfDay } from '@/lib/services/fieldFormats';
import { openingSpan } from '@/lib/services/openingHours';
import type { OpeningHours } from '@/lib/studio/types';
import { weekdays } from '@/lib/services/sessions';

/* What types cannot say of `lib/content/studio.ts`. Each message is what is expected, after "expected". */

const written = (pattern: RegExp, expected: string) => z.string(expected).check(z.regex(pattern));
const text = (expected = 'a text in quotes') => written(readable, expected);
const time = written(timeOfDay, 'a time such as "06:30"');
const date = z.iso.date('a date of the calendar such as "2026-12-24"');

const openingHours = z.object({
  days: z.array(z.enum(weekdays, 'a day such as "Monday"')),
  opens: time,
  closes: time,
});

/** Whether two spans of one day have minutes in common. */
function overlap(one: OpeningHours, other: OpeningHours): boolean {
  const [from, to] = openingSpan(one);
  const [otherFrom, otherTo] = openingSpan(other);
  return one.days.some((day) => other.days.includes(day)) && from < otherTo && otherFrom < to;
}

const closure = z
  .object({
    from: date,
    until: z.optional(date),
    reason: text(),
    opens: z.optional(time),
    closes: z.optional(time),
  })
  .check(
    z.refine(({ from, until = from }) => from <= until, {
      path: ['until'],
      error: 'a day that is not before "from"',
    }),
    z.refine(({ opens, closes }) => Boolean(opens) === Boolean(closes), {
      path: ['closes'],
      error: 'both "opens" and "closes", or neither',
    }),
  );

type Closure = z.infer<typeof closure>;

const meet = (one: Closure, other: Closure) =>
  one.from <= (other.until ?? other.from) && other.from <= (one.until ?? one.from);

/** Names each entry of a list that claims what an earlier one has, by one of its fields. */
export const eachApart = <Entry>(
  list: string,
  field: keyof Entry & string,
  isSame: (one: Entry, other: Entry) => boolean,
  expected: string,
) =>
  z.check<Entry[]>(({ value, issues }) => {
    for (const [at, entry] of value.entries()) {
      const earlier = value.slice(0, at).findIndex((other) => isSame(entry, other)) + 1;
      const message = `${expected} that the ${ordinal(earlier)} of ${list} does not have`;
      const path = [at, field];
      if (earlier) issues.push({ code: 'custom', path, input: entry[field], message });
    }
  });

const href = z.string(fields.href).check(
  z.refine((address) => bookingAddress.test(address), {
    error: ({ input }) => expectedAddress(input),
  }),
);
const choice = z.union(
  [
    z.enum(['email', 'text', 'phone']),
    z.object({ label: text(), href, withoutTimes: z.optional(href) }),
  ],
  '"email", "text", "phone" or a way with label and href',
);

/** The schema of `lib/content/studio.ts`. */
export const studioSchema = z.object({
  name: text(),
  slug: written(/^[a-z0-9-]+$/, 'lower case letters, digits and hyphens, such as "power-zone"'),
  tagline: text(),
  accent: written(/^#[0-9a-f]{6}$/i, 'a colour such as "#ff6a1a"'),
  currency: z
    .string()
    .check(
      z.refine(
        (code) => Intl.supportedValuesOf('currency').includes(code),
        'the code of a currency in three capital letters (ISO 4217), such as "EUR"',
      ),
    ),
  description: text(),
  // Without its country a number cannot be called from abroad, nor from some applications.
  phone: written(
    /^\s*\+/,
    'a number that begins with + and the code of the country, such as "+49 40 123456"',
  ),
  hours: z.array(openingHours).check(eachApart('hours', 'opens', overlap, 'a time of these days')),
  closures: z.array(closure).check(eachApart('closures', 'from', meet, 'days')),
  booking: z.object({ primary: choice, others: z.array(choice) }),
});
