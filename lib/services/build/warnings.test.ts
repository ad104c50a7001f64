/** @jest-environment node */
import { readLiveServices, serviceSchema } from '@/lib/services/service';
import type { OpeningHours } from '@/lib/studio/types';
import { weekdays } from '@/lib/services/sessions';
import { issueLine } from './issue';
import { dataWarnings } from './warnings';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const entry = { ...service, duration: 45 };

const hours: readonly OpeningHours[] = [
  { days: weekdays.slice(0, 5), opens: '06:00', closes: '22:00' },
  { days: ['Saturday'], opens: '08:00', closes: '20:00' },
  { days: ['Sunday'], opens: '09:00', closes: '18:00' },
];

const warningsOf = (...data: object[]) =>
  dataWarnings('public/data.json', data, readLiveServices(data), hours).map(issueLine);

test('a timetable that is right is answered by nothing', () => {
  const sessions = [
    { day: 'Monday', start: '06:00', coach: 'Ada' },
    { day: 'Monday', start: '06:45', coach: 'Ada' },
    { day: 'Monday', start: '06:00', coach: 'Bob' },
    { day: 'Saturday', start: '19:15' },
  ];
  expect(warningsOf({ ...entry, sessions }, { ...entry, id: '2' })).toEqual([]);
});

test('a session before, after or across the opening hours is named with them', () => {
  const sessions = [
    { day: 'Saturday', start: '07:30' },
    { day: 'Sunday', start: '17:30' },
  ];
  expect(warningsOf({ ...entry, sessions })).toEqual([
    'public/data.json, entry 1 ("Spin"), 1st of sessions ("Saturday 07:30"): found Saturday 07:30 to 08:15; expected a time within the opening hours (08:00 to 20:00). Change the session or the hours in lib/content/studio.ts.',
    'public/data.json, entry 1 ("Spin"), 2nd of sessions ("Sunday 17:30"): found Sunday 17:30 to 18:15; expected a time within the opening hours (09:00 to 18:00). Change the session or the hours in lib/content/studio.ts.',
  ]);
});

test.each([
  ['16:00', '02:00'],
  ['06:00', '00:00'],
  ['20:00', '20:00'],
])('hours that end on the next day (%s to %s) hold the classes until then', (opens, closes) => {
  const hours = [{ days: ['Monday'] as const, opens, closes }];
  const named = (day: string, start: string) => {
    const data = [{ ...entry, sessions: [{ day, start }] }];
    return dataWarnings('data.json', data, readLiveServices(data), hours).length > 0;
  };
  expect(named('Monday', '23:15')).toBe(false);
  expect(named('Monday', '05:00')).toBe(true);
  expect(named('Monday', '23:30')).toBe(closes === '00:00');
  expect(named('Tuesday', '01:00')).toBe(closes === '00:00');
  expect(named('Tuesday', '19:30')).toBe(true);
});

test('a coach who teaches two classes at a time is named, unless they are of different seasons', () => {
  const first = { day: 'Monday', start: '10:00', coach: 'Ada', until: '2027-01-31' };
  const second = { day: 'Monday', start: '10:30', coach: 'Ada' };
  const data = (from: string) => [
    { ...entry, sessions: [first] },
    { ...entry, id: '2', name: 'Yoga', sessions: [{ ...second, from }] },
  ];
  expect(warningsOf(...data('2027-02-01'))).toEqual([]);
  expect(warningsOf(...data('2027-01-01'))).toEqual([
    'public/data.json, entry 2 ("Yoga"), 1st of sessions ("Monday 10:30"): found Ada on Monday at 10:30, who teaches then already (entry 1 ("Spin"), 1st of sessions ("Monday 10:00")); expected one class at a time.',
  ]);
});

test('fields that nothing reads, a price without a currency and a class without a length are named', () => {
  const sessions = [{ day: 'Monday', start: '10:00', untill: '2027-01-31' }];
  const booking = [{ label: 'Call', href: 'tel:1', note: 'now' }];
  expect(warningsOf({ ...service, price: '14,50', durration: 45, sessions, booking })).toEqual([
    `public/data.json, entry 1 ("Spin"), field "durration": found a field that means nothing here; expected only ${Object.keys(serviceSchema.shape).join(', ')}.`,
    'public/data.json, entry 1 ("Spin"), field "price": found "14,50", which has no currency; expected the price as visitors read it, such as "$29 per class" or "14,50 €".',
    'public/data.json, entry 1 ("Spin"), 1st of booking ("Call"), field "note": found a field that means nothing here; expected only label, href.',
    'public/data.json, entry 1 ("Spin"), 1st of sessions ("Monday 10:00"), field "untill": found a field that means nothing here; expected only day, start, duration, coach, places, from, until.',
    'public/data.json, entry 1 ("Spin"), 1st of sessions ("Monday 10:00"): found no length; expected "duration" in minutes.',
  ]);
});

test.each(['14,- €', 'Free', 'from $20'])('%s is a price that visitors understand', (price) => {
  expect(warningsOf({ ...service, price })).toEqual([]);
});
