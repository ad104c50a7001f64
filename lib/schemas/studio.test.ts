/** @jest-environment node */
import { coaches } from '@/lib/content/coaches';
import * as studio from '@/lib/content/studio';
import { coachesSchema, studioSchema } from './studio';
import { linesOf } from './testing';

const [weekdays, saturday] = studio.hours;
const [thanksgiving] = studio.closures;

test.each([
  ['as they are', {}],
  [
    'with two spans on a day',
    {
      hours: [
        { ...saturday, closes: '12:00' },
        { ...saturday, opens: '14:00' },
      ],
    },
  ],
  [
    'with a closure that changes the hours',
    { closures: [{ ...thanksgiving, opens: '08:00', closes: '14:00' }], hours: [] },
  ],
  ['with booking only by phone', { bookBy: ['phone'] }],
])('the facts %s are valid', (_, change) => {
  expect(linesOf('studio.ts', studioSchema, { ...studio, ...change })).toEqual([]);
});

test.each([
  ['an empty name', { name: ' ' }, 'name: Expected a text on one line, found " ".'],
  [
    'a currency sign',
    { currency: '€' },
    'currency: Expected a currency code such as "USD", found "€".',
  ],
  [
    'a phone number without its country',
    { phone: '(555) 555-0142' },
    'phone: Expected a number with its country code, such as "+1 (555) 555-0142", found "(555) 555-0142".',
  ],
  [
    'an email without an @',
    { email: 'hello.studio.com' },
    'email: Expected an email address such as "hello@studio.com", found "hello.studio.com".',
  ],
  [
    'a time zone with a space',
    { timeZone: 'America/Los Angeles' },
    'timeZone: Expected a time zone such as "America/Los_Angeles", found "America/Los Angeles".',
  ],
  [
    'a latitude beyond the pole',
    { address: { ...studio.address, latitude: 118 } },
    'address.latitude: Expected a number of at most 90, found 118.',
  ],
  [
    'an unknown field',
    { address: { ...studio.address, town: 'Ironbridge' } },
    'address.town: Unknown field, which has no effect: remove it, or correct its name if it’s misspelled.',
  ],
  [
    'a misspelled weekday',
    { hours: [{ ...saturday, days: ['Saterday'] }] },
    'hours[0].days[0]: Expected "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" or "Sunday", found "Saterday".',
  ],
  [
    'overlapping hours',
    { hours: [weekdays, { ...saturday, days: ['Friday'] }] },
    'hours[1].opens: Expected hours that do not overlap other hours on the same day, found "08:00".',
  ],
  [
    'a day that doesn’t exist',
    { closures: [{ ...thanksgiving, from: '2026-02-30' }] },
    'closures[0].from: Expected a date such as "2026-12-24", found "2026-02-30".',
  ],
  [
    'a closure that ends before it begins',
    { closures: [{ ...thanksgiving, until: '2026-11-20' }] },
    'closures[0].until: Expected a day that is not before "from".',
  ],
  [
    'a closure without a closing time',
    { closures: [{ ...thanksgiving, opens: '08:00' }] },
    'closures[0].closes: Expected both "opens" and "closes", or neither.',
  ],
  [
    'two closures on a day',
    { closures: [{ ...thanksgiving, until: '2026-11-30' }, thanksgiving] },
    'closures[1].from: Expected days that are in no other closure, found "2026-11-26".',
  ],
  [
    'a date in words',
    { closures: [{ ...thanksgiving, until: '1 December' }] },
    'closures[0].until: Expected a date such as "2026-12-24", found "1 December".',
  ],
  [
    'no way to book',
    { bookBy: [] },
    'bookBy[0]: Expected "email", "text" or "phone", but this entry is missing: add it.',
  ],
  [
    'an unknown way to book',
    { bookBy: ['mail'] },
    'bookBy[0]: Expected "email", "text" or "phone", found "mail".',
  ],
])('%s is reported on one line', (_, change, line) => {
  expect(linesOf('studio.ts', studioSchema, { ...studio, ...change })).toEqual([
    expect.stringContaining(`studio.ts, ${line}`),
  ]);
});

test('each field that only the head coach may have is reported for another coach', () => {
  const [head, ...team] = coaches;
  const lines = linesOf('coaches.ts', coachesSchema, { coaches: [head, ...team, head] });
  expect(lines.map((line) => line.replace(/, which has no effect.*/, ''))).toEqual([
    'coaches.ts, coaches[3].object: Unknown field',
    'coaches.ts, coaches[3].phones: Unknown field',
    'coaches.ts, coaches[3].cv: Unknown field',
  ]);
});
