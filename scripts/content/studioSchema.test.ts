/** @jest-environment node */
import { explain, issueLine } from '@/lib/services/build/issue';
import * as studio from '@/lib/content/studio';
import { studioSchema } from './studioSchema';

/** What is wrong with the studio of the tests after a change, a line each, without the name of the file. */
function linesFor(change: object): readonly string[] {
  const data = { ...studio, ...change };
  const issues = explain('studio.ts', data, studioSchema.safeParse(data).error);
  return issues.map((issue) => issueLine(issue).replace('studio.ts, ', ''));
}

const week = { days: ['Monday'], opens: '06:00', closes: '22:00' };
const day = { from: '2026-12-24', reason: 'Christmas Eve' };
const way = { label: 'Online', href: 'https://book.example/{id}', withoutTimes: 'tel:+1' };

test.each([
  {},
  {
    hours: [
      { ...week, closes: '12:00' },
      { ...week, opens: '14:00' },
    ],
    closures: [day],
  },
  { closures: [{ ...day, opens: '08:00', closes: '14:00' }], hours: [] },
  { booking: { primary: way, others: ['phone', 'email'] } },
])('a studio that is right has no issue: %j', (change) => {
  expect(linesFor(change)).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'field "name": found " "; expected a text in quotes.'],
  [{ accent: 'orange' }, 'field "accent": found "orange"; expected a colour such as "#ff6a1a".'],
  [{ currency: '€' }, 'field "currency": found "€"; expected the code of a currency in three'],
  [
    { hours: [{ ...week, closes: '25:00' }] },
    '1st of hours, field "closes": found "25:00"; expected a',
  ],
  [{ hours: [{ ...week, days: ['Mondy'] }] }, '1st of hours, 1st of days: found "Mondy"; expected'],
  [
    { closures: [{ ...day, from: '2026-02-30' }] },
    '1st of closures ("Christmas Eve"), field "from": found "2026-02-30"; expected a date of the calendar',
  ],
  [
    { closures: [{ ...day, opens: '08:00' }] },
    'field "closes": found nothing; expected both "opens" and "closes", or neither.',
  ],
  [
    { closures: [{ from: '2026-12-20', until: '2026-12-27', reason: 'Holidays' }, day] },
    '2nd of closures ("Christmas Eve"), field "from": found "2026-12-24"; expected days that the 1st of closures does not have.',
  ],
  [
    { booking: { primary: 'email', others: [{ ...way, href: 'javascript:alert(1)' }] } },
    '1st of booking.others ("Online"), field "href": found "javascript:alert(1)"; expected an address',
  ],
  [
    { booking: { primary: 'mail', others: [] } },
    'field "booking.primary": found "mail"; expected "email", "text", "phone" or a way',
  ],
])('of what mistakes.test.ts does not make, %j is one issue', (change, line) => {
  expect(linesFor(change)).toEqual([expect.stringContaining(line)]);
});
