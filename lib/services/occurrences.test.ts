/** @jest-environment node */
import type { Service, Session } from './service';
import { closureOn, datesOf, nextOccurrences, studioTime } from './occurrences';
import type { Closure } from './openingHours';
import { addDays, isInSeason, weekdayOf } from './sessions';
import { weekOf } from './week';

const zone = 'America/Los_Angeles';

test.each([
  ['2026-11-22T08:00:00Z', '2026-11-22', 0],
  ['2026-11-22T07:59:00Z', '2026-11-21', 23 * 60 + 59],
  // Daylight saving begins at 2027-03-14 10:00 UTC and ends at 2027-11-07 09:00 UTC.
  ['2027-03-14T09:59:00Z', '2027-03-14', 60 + 59],
  ['2027-03-14T10:00:00Z', '2027-03-14', 3 * 60],
  ['2027-11-07T08:59:00Z', '2027-11-07', 60 + 59],
  ['2027-11-07T09:00:00Z', '2027-11-07', 60],
])('at %s the clock of the studio shows its own time', (moment, date, minutes) => {
  expect(studioTime(zone, Date.parse(moment))).toEqual({ date, minutes });
});

test('days follow each other over the end of months, years and daylight saving', () => {
  expect(weekdayOf('2026-11-22')).toBe('Sunday');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
});

const named = (name: string, ...sessions: Session[]) => ({
  id: name,
  name,
  price: '$1',
  comment: 'c',
  picture: '/p',
  sessions,
});
const next = (services: readonly Service[], date: string, minutes: number, count = 3) =>
  nextOccurrences(weekOf(services), { date, minutes }, closures, count).map(
    ({ one: { service, session }, date: day }) => `${service.name} ${day} ${session.start}`,
  );
const closures: readonly Closure[] = [
  { from: '2026-11-26', until: '2026-11-27', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-30', reason: 'A long day', opens: '08:00', closes: '00:00' },
  { from: '2026-12-31', reason: 'A long night', opens: '16:00', closes: '02:00' },
];

test('the next classes are in the order of time, over the end of the week', () => {
  const yoga = named('Yoga', { day: 'Tuesday', start: '07:00' }, { day: 'Sunday', start: '10:00' });
  const spin = named('Spin', { day: 'Sunday', start: '09:30' });
  expect(next([yoga, spin], '2026-11-22', 9 * 60)).toEqual([
    'Spin 2026-11-22 09:30',
    'Yoga 2026-11-22 10:00',
    'Yoga 2026-11-24 07:00',
  ]);
});

test('a class that begins this minute is still to come, one that began is not', () => {
  const spin = named('Spin', { day: 'Sunday', start: '09:30' });
  expect(next([spin], '2026-11-22', 9 * 60 + 30, 1)).toEqual(['Spin 2026-11-22 09:30']);
  expect(next([spin], '2026-11-22', 9 * 60 + 31, 1)).toEqual(['Spin 2026-11-29 09:30']);
});

test('a closed day has no class, a short one those of its hours', () => {
  const thursday = (start: string): Session => ({ day: 'Thursday', start });
  const strength = named('Strength', thursday('06:30'), thursday('08:00'), thursday('14:00'));
  expect(next([strength], '2026-11-25', 0, 1)).toEqual(['Strength 2026-12-03 06:30']);
  expect(next([strength], '2026-12-24', 0, 2)).toEqual([
    'Strength 2026-12-24 08:00',
    'Strength 2027-01-07 06:30',
  ]);
});

test('hours of a special day that end at midnight or later keep its classes until then', () => {
  const late = named(
    'Late',
    { day: 'Wednesday', start: '07:59' },
    { day: 'Wednesday', start: '23:00' },
    { day: 'Thursday', start: '01:00' },
    { day: 'Thursday', start: '22:00' },
  );
  expect(next([late], '2026-12-30', 0, 2)).toEqual([
    'Late 2026-12-30 23:00',
    'Late 2026-12-31 22:00',
  ]);
});

test.each([
  ['2026-12-06', { from: '2026-12-07' }, true],
  ['2026-11-30', { from: '2026-12-07' }, false],
  ['2026-12-01', { from: '2026-12-07' }, true],
  ['2026-12-07', { until: '2026-12-07' }, true],
  ['2026-12-08', { until: '2026-12-13' }, false],
  ['2026-12-08', {}, true],
])('on %s a Monday class with the season %j is in season: %s', (today, season, expected) => {
  expect(isInSeason({ day: 'Monday', start: '09:00', ...season }, today)).toBe(expected);
});

test('a class of a season is there from its first day to its last', () => {
  const seasonal = named('Run', {
    day: 'Monday',
    start: '18:00',
    from: '2027-01-11',
    until: '2027-01-18',
  });
  expect(next([seasonal], '2027-01-01', 0)).toEqual([
    'Run 2027-01-11 18:00',
    'Run 2027-01-18 18:00',
  ]);
});

test('a closure is found on each of its days', () => {
  expect(closures.slice(0, 2).flatMap(datesOf)).toEqual(['2026-11-26', '2026-11-27', '2026-12-24']);
  expect(closureOn('2026-11-27', closures)?.reason).toBe('Thanksgiving');
  expect(closureOn('2026-11-28', closures)).toBeUndefined();
});
