/** @jest-environment node */
import type { Service } from '@/lib/services/service';
import { closedTomorrow, dayNote, firstDay, todayOrNext } from './today';
import { type WeekClass, weekOf } from './week';

const service = (name: string, duration: number | undefined, ...starts: readonly string[]) =>
  ({
    id: name,
    name,
    price: '$9',
    comment: name,
    picture: '/p.jpg',
    duration,
    slots: starts.map((start) => ({ day: 'Tuesday', start })),
  }) satisfies Service;

const week = weekOf([
  service('Yoga', 60, '07:00', '19:30'),
  service('Boxing', 60, '18:00'),
  service('Talk', undefined, '18:00'),
  service('Night', 90, '23:30'),
]);

const closures = [
  { from: '2026-12-01', reason: 'Works' },
  { from: '2026-12-08', reason: 'Party', opens: '06:00', closes: '18:30' },
];

/** Returns what Home shows at a moment: the day, its started and upcoming classes, and the note. */
function at(date: string, hour: number, minute = 0) {
  const now = { date, minutes: hour * 60 + minute };
  const day = todayOrNext(week, now, closures);
  const starts = (classes: readonly WeekClass[]) => classes.map(({ slot }) => slot.start);
  return {
    date: day.date,
    started: starts(day.started).join(', '),
    upcoming: starts(day.upcoming).join(', '),
    note: dayNote(day, week, now, closures)?.replace(/\s/g, ' '),
  };
}

test.each([
  [7, 0, '', '07:00, 18:00, 18:00, 19:30, 23:30'],
  [7, 1, '07:00', '18:00, 18:00, 19:30, 23:30'],
  [18, 1, '07:00, 18:00, 18:00', '19:30, 23:30'],
])('at %i:%i, Home shows today’s classes', (hour, minute, started, upcoming) => {
  const date = '2026-11-24';
  expect(at(date, hour, minute)).toEqual({ date, started, upcoming, note: undefined });
});

test('after the last class, the next day with classes is shown, with a note', () => {
  const nextWeek = { date: '2026-12-08', started: '', upcoming: '07:00, 18:00, 18:00' };
  expect(at('2026-11-25', 9)).toEqual({ ...nextWeek, note: 'No classes today.' });
  expect(at('2026-12-01', 9)).toEqual({ ...nextWeek, note: 'No classes today.' });
  // On a day with special hours, only the classes within those hours take place.
  expect(at('2026-12-08', 21)).toMatchObject({
    date: '2026-12-15',
    note: 'No more classes today.',
  });
});

test('on the day before a closure, the closure is announced', () => {
  const [first] = week;
  const monday = weekOf([{ ...first!.service, slots: [{ day: 'Monday', start: '18:00' }] }]);
  const now = { date: '2026-11-30', minutes: 0 };
  const day = todayOrNext(monday, now, closures);
  expect(dayNote(day, monday, now, closures)).toBe('Closed tomorrow for Works.');
});

test('if there is no class in the next four weeks, Home says so', () => {
  const now = { date: '2026-11-30', minutes: 0 };
  const day = todayOrNext([], now, []);
  expect(day).toEqual({ date: undefined, started: [], upcoming: [] });
  expect(dayNote(day, [], now, closures)).toBe('No classes in the next four weeks.');
});

test('before the time is known, the first day with classes is shown', () => {
  expect(firstDay(week)).toEqual({ started: [], upcoming: week });
});

const holidays = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: '', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas' },
  { from: '2027-08-02', until: '2027-08-08', reason: 'Summer' },
];

test.each([
  ['2026-11-24', undefined],
  ['2026-11-25', 'Thanksgiving'],
  ['2026-11-26', undefined],
  // On the next day, the studio is open with special hours.
  ['2026-12-23', undefined],
  ['2026-12-24', 'Christmas'],
  ['2027-08-01', 'Summer'],
  // The closure has already begun.
  ['2027-08-02', undefined],
])('on %s, the closure to announce for tomorrow is %s', (today, reason) => {
  expect(closedTomorrow(today, holidays)).toBe(reason);
});
