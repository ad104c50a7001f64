/** @jest-environment node */
import type { OpeningHours } from '@/lib/schemas';
import { parseServices } from '@/lib/services/service';
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

const team = [{ givenName: 'Ada', familyName: 'Lane' }, { givenName: 'Bob' }];

const warningsOf = (...data: object[]) =>
  dataWarnings(parseServices(data), hours, team).map(issueLine);

test('a valid timetable has no warnings', () => {
  const slots = [
    { day: 'Monday', start: '06:00', coach: 'Ada' },
    { day: 'Monday', start: '06:45', coach: 'Ada' },
    { day: 'Monday', start: '06:00', coach: 'Bob' },
    { day: 'Saturday', start: '19:15' },
  ];
  expect(warningsOf({ ...entry, slots }, { ...entry, id: '2', name: 'Yoga' })).toEqual([]);
});

test('a class outside the opening hours causes a warning', () => {
  const slots = [
    { day: 'Saturday', start: '07:30' },
    { day: 'Sunday', start: '17:30' },
  ];
  expect(warningsOf({ ...entry, slots })).toEqual([
    'public/data.json, [0].slots[0]: Expected a time within the opening hours (08:00 to 20:00), found "Saturday 07:30 to 08:15".',
    'public/data.json, [0].slots[1]: Expected a time within the opening hours (09:00 to 18:00), found "Sunday 17:30 to 18:15".',
  ]);
});

test.each([
  ['16:00', '02:00'],
  ['06:00', '00:00'],
  ['20:00', '20:00'],
])('opening hours from %s to %s end on the next day', (opens, closes) => {
  const hours = [{ days: ['Monday'] as const, opens, closes }];
  const hasWarning = (day: string, start: string) => {
    const data = [{ ...entry, slots: [{ day, start }] }];
    return dataWarnings(parseServices(data), hours, team).length > 0;
  };
  expect(hasWarning('Monday', '23:15')).toBe(false);
  expect(hasWarning('Monday', '05:00')).toBe(true);
  expect(hasWarning('Monday', '23:30')).toBe(closes === '00:00');
  expect(hasWarning('Tuesday', '01:00')).toBe(closes === '00:00');
  expect(hasWarning('Tuesday', '19:30')).toBe(true);
});

test('a coach who teaches two classes at the same time causes a warning', () => {
  const data = (start: string) => [
    { ...entry, slots: [{ day: 'Monday', start: '10:00', coach: 'Ada' }] },
    { ...entry, id: '2', name: 'Yoga', slots: [{ day: 'Monday', start, coach: 'Ada' }] },
  ];
  expect(warningsOf(...data('10:45'))).toEqual([]);
  expect(warningsOf(...data('10:30'))).toEqual([
    'public/data.json, [1].slots[0]: Expected a time at which Ada doesn’t teach another class ([0].slots[0]), found "Monday 10:30".',
  ]);
});

test('a coach who teaches twice at the same time is found under both names', () => {
  const of = (coach: string) => [{ day: 'Monday', start: '10:00', coach }];
  const yoga = { ...entry, id: '2', name: 'Yoga' };
  expect(warningsOf({ ...entry, slots: of('Ada') }, { ...yoga, slots: of('Ada Lane') })).toEqual([
    'public/data.json, [1].slots[0]: Expected a time at which Ada Lane doesn’t teach another class ([0].slots[0]), found "Monday 10:00".',
  ]);
});

test.each([
  ['Monday', 'Tuesday'],
  ['Sunday', 'Monday'],
])('a class on %s night may overlap one on %s', (evening, morning) => {
  const always = [{ days: weekdays, opens: '00:00', closes: '00:00' }];
  const night = { day: evening, start: '23:30', coach: 'Ada' };
  const linesFor = (start: string, isReversed: boolean) => {
    const slots = [night, { day: morning, start, coach: 'Ada' }];
    const data = [{ ...entry, slots: isReversed ? slots.toReversed() : slots }];
    return dataWarnings(parseServices(data), always, team).map(issueLine);
  };
  for (const isReversed of [false, true]) {
    expect(linesFor('00:15', isReversed)).toEqual([]);
    expect(linesFor('00:00', isReversed)).toEqual([
      expect.stringMatching(
        /^public\/data\.json, \[0\]\.slots\[\d\]: Expected a time at which Ada/,
      ),
    ]);
  }
});

test('a coach with an unknown name is reported once, even if booked twice', () => {
  const slots = [{ day: 'Monday', start: '10:00', coach: 'Adam' }];
  expect(warningsOf({ ...entry, slots }, { ...entry, id: '2', name: 'Yoga', slots })).toEqual(
    [0, 1].map((at) => expect.stringContaining(`[${at}].slots[0].coach: `) as string),
  );
});

test.each(['Spin', 'SPIN'])('a second service with the name %s causes a warning', (name) => {
  expect(warningsOf(entry, { ...entry, id: '2', name })).toEqual([
    `public/data.json, [1].name: Expected a name that no other service has ([0].name): rename one, found "${name}".`,
  ]);
});

test('classes without a duration or with an unknown coach cause a warning', () => {
  const slots = [
    { day: 'Monday', start: '10:00', coach: 'Adam' },
    { day: 'Tuesday', start: '10:00' },
  ];
  expect(warningsOf({ ...service, slots })).toEqual([
    'public/data.json, [0].duration: Expected the length of each class in minutes: add it.',
    'public/data.json, [0].slots[0].coach: Expected the name of a coach in lib/content/coaches.ts, found "Adam".',
  ]);
});
