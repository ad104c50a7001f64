/** @jest-environment node */
import { issueLine } from '@/lib/catalogue/build/issue';
import type { StudioHours } from '../openingHours';
import { hoursIssues } from './hoursIssues';

const linesFor = (hours: StudioHours) => hoursIssues(hours).map(issueLine);

const week = { days: ['Monday'] as const, opens: '06:00', closes: '22:00' };
const day = { from: '2026-12-24', reason: 'Christmas Eve' };

const timeZone = 'America/Los_Angeles';

test('possible hours, closures and time zones have no issue', () => {
  expect(linesFor({ hours: [week], closures: [day], timeZone })).toEqual([]);
});

test.each([
  [
    { ...week, closes: '25:00' },
    day,
    'hours 1 (Monday), field "closes": found "25:00"; expected a time',
  ],
  [
    week,
    { ...day, from: '2026-02-30' },
    'closure "Christmas Eve", field "from": found "2026-02-30"',
  ],
  [
    week,
    { ...day, until: '2026-12-01' },
    'field "until": found "2026-12-01"; expected a day that is not',
  ],
  [week, { ...day, opens: '08:00' }, 'found "08:00"; expected both opens and closes'],
  [
    week,
    { ...day, opens: '8:00', closes: '14:00' },
    'field "opens": found "8:00"; expected a time',
  ],
])('an impossible time or date is named: %#', (hours, closure, message) => {
  expect(linesFor({ hours: [hours], closures: [closure], timeZone })).toEqual([
    expect.stringContaining(message),
  ]);
});

test('a day may have a break, but no times twice', () => {
  const spans = [
    { ...week, closes: '12:00' },
    { ...week, opens: '14:00' },
  ];
  expect(hoursIssues({ hours: spans, closures: [], timeZone })).toEqual([]);
  const late = { ...week, days: ['Sunday', 'Monday'] as const, opens: '20:00', closes: '23:00' };
  expect(linesFor({ hours: [...spans, late], closures: [], timeZone })).toEqual([
    'lib/content/studio.ts, hours 3 (Monday and Sunday): found "20:00 to 23:00"; expected times that another line of these days does not have.',
  ]);
});

test('a day that two closures claim is named', () => {
  const holidays = { from: '2026-12-20', until: '2026-12-27', reason: 'Holidays' };
  expect(linesFor({ hours: [week], closures: [holidays, day], timeZone })).toEqual([
    'lib/content/studio.ts, closure "Christmas Eve", field "from": found "2026-12-24"; expected days that "Holidays" does not have.',
  ]);
});

test.each(['America/Los Angeles', 'PST', '+02:00', ''])('%j is no time zone', (zone) => {
  expect(linesFor({ hours: [week], closures: [], timeZone: zone })).toEqual([
    `lib/content/studio.ts, field "timeZone": found ${JSON.stringify(zone)}; expected the IANA name of a time zone such as "America/Los_Angeles".`,
  ]);
});
