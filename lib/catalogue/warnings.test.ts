/** @jest-environment node */
import { parseServices } from '@/lib/services/service';
import type { OpeningHours } from '@/lib/schemas';
import { weekdays } from '@/lib/time/dates';
import { issueLine } from './issue';
import { dataWarnings } from './warnings';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const entry = { ...service, duration: 45 };

const hours: readonly OpeningHours[] = [
  { days: weekdays.slice(0, 5), opens: '06:00', closes: '22:00' },
  { days: ['Saturday'], opens: '08:00', closes: '20:00' },
  { days: ['Sunday'], opens: '09:00', closes: '18:00' },
];

const isCoach = (name: string) => ['Ada', 'Bob'].includes(name);

const warningsOf = (...data: object[]) =>
  dataWarnings(parseServices(data), hours, isCoach).map(issueLine);

test('a valid timetable has no warnings', () => {
  const sessions = [
    { day: 'Monday', start: '06:00', coach: 'Ada' },
    { day: 'Monday', start: '06:45', coach: 'Ada' },
    { day: 'Monday', start: '06:00', coach: 'Bob' },
    { day: 'Saturday', start: '19:15' },
  ];
  expect(warningsOf({ ...entry, sessions }, { ...entry, id: '2' })).toEqual([]);
});

test('a class outside the opening hours causes a warning', () => {
  const sessions = [
    { day: 'Saturday', start: '07:30' },
    { day: 'Sunday', start: '17:30' },
  ];
  expect(warningsOf({ ...entry, sessions })).toEqual([
    'public/data.json, [0].sessions[0]: Expected a time within the opening hours (08:00 to 20:00), found "Saturday 07:30 to 08:15".',
    'public/data.json, [0].sessions[1]: Expected a time within the opening hours (09:00 to 18:00), found "Sunday 17:30 to 18:15".',
  ]);
});

test.each([
  ['16:00', '02:00'],
  ['06:00', '00:00'],
  ['20:00', '20:00'],
])('opening hours from %s to %s end on the next day', (opens, closes) => {
  const hours = [{ days: ['Monday'] as const, opens, closes }];
  const hasWarning = (day: string, start: string) => {
    const data = [{ ...entry, sessions: [{ day, start }] }];
    return dataWarnings(parseServices(data), hours, isCoach).length > 0;
  };
  expect(hasWarning('Monday', '23:15')).toBe(false);
  expect(hasWarning('Monday', '05:00')).toBe(true);
  expect(hasWarning('Monday', '23:30')).toBe(closes === '00:00');
  expect(hasWarning('Tuesday', '01:00')).toBe(closes === '00:00');
  expect(hasWarning('Tuesday', '19:30')).toBe(true);
});

test('a coach who teaches two classes at the same time causes a warning', () => {
  const data = (start: string) => [
    { ...entry, sessions: [{ day: 'Monday', start: '10:00', coach: 'Ada' }] },
    { ...entry, id: '2', sessions: [{ day: 'Monday', start, coach: 'Ada' }] },
  ];
  expect(warningsOf(...data('10:45'))).toEqual([]);
  expect(warningsOf(...data('10:30'))).toEqual([
    'public/data.json, [1].sessions[0]: Expected a time at which Ada doesn’t teach another class ([0].sessions[0]), found "Monday 10:30".',
  ]);
});

test('a class without a duration or with an unknown coach causes a warning', () => {
  const sessions = [{ day: 'Monday', start: '10:00', coach: 'Adam' }];
  expect(warningsOf({ ...service, sessions })).toEqual([
    'public/data.json, [0].sessions[0]: Expected a "duration" in minutes.',
    'public/data.json, [0].sessions[0].coach: Expected the name of a coach in lib/content/coaches.ts, found "Adam".',
  ]);
});
