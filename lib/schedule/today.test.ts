/** @jest-environment node */
import type { Service } from '@/lib/services/service';
import { weekdays } from '@/lib/time/dates';
import { classDay, dayHeading, dayNote, firstDay, todayOrNext } from './today';
import { type WeekClass, weekOf } from './week';

const service = (name: string, duration: number | undefined, ...starts: readonly string[]) =>
  ({
    ...{ id: name, name, price: '$9', comment: name, picture: '/p.jpg', duration },
    slots: starts.map((start) => ({ day: 'Tuesday', start })),
  }) satisfies Service;

const week = weekOf([
  service('Yoga', 60, '07:00', '19:30'),
  service('Boxing', 60, '18:00'),
  service('Talk', undefined, '18:00'),
  service('Night', 90, '23:30'),
]);

const studio = {
  hours: [{ days: weekdays, opens: '06:00', closes: '22:00' }],
  closures: [
    { from: '2026-12-01', reason: 'Works' },
    { from: '2026-12-08', reason: 'Party', opens: '06:00', closes: '18:30' },
  ],
};

/** Returns what Home shows at a moment: the day, its past and other classes, and the note. */
function at(date: string, hour: number, minute = 0) {
  const now = { date, minutes: hour * 60 + minute };
  const day = todayOrNext(week, now, studio.closures);
  const starts = (classes: readonly WeekClass[]) => classes.map(({ slot }) => slot.start);
  return {
    date: day.date,
    past: starts(day.past).join(', '),
    coming: starts(day.coming).join(', '),
    note: dayNote(studio, day, week, now)?.replace(/\s/g, ' '),
  };
}

test.each([
  [7, 0, '', '07:00, 18:00, 18:00, 19:30, 23:30'],
  [7, 1, '07:00', '18:00, 18:00, 19:30, 23:30'],
  [18, 1, '07:00, 18:00, 18:00', '19:30, 23:30'],
])('at %i:%i, Home shows today’s classes', (hour, minute, past, coming) => {
  const date = '2026-11-24';
  expect(at(date, hour, minute)).toEqual({ date, past, coming, note: undefined });
});

test('after the last class, the next day with classes is shown, with a note', () => {
  const nextWeek = { date: '2026-12-08', past: '', coming: '07:00, 18:00, 18:00' };
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
  const day = todayOrNext(monday, now, studio.closures);
  expect(dayNote(studio, day, monday, now)).toBe('Closed tomorrow for Works.');
});

test('if there is no class in the next four weeks, Home says so', () => {
  const now = { date: '2026-11-30', minutes: 0 };
  const day = todayOrNext([], now, []);
  expect(day).toEqual({ date: undefined, past: [], coming: [] });
  expect(dayNote(studio, day, [], now)).toBe('No classes in the next four weeks.');
});

test('the heading of a day is relative to today', () => {
  const today = '2026-11-24';
  expect(dayHeading(today, today)).toEqual(['Today', 'Tuesday, November 24']);
  expect(dayHeading('2026-11-25', today)).toEqual(['Tomorrow', 'Wednesday, November 25']);
  // On a holiday, too, the next day is tomorrow.
  expect(dayHeading('2026-11-27', '2026-11-26')).toEqual(['Tomorrow', 'Friday, November 27']);
  expect(dayHeading('2026-11-27', today)).toEqual(['Friday', 'November 27']);
});

test('before the time is known, the first day with classes is shown', () => {
  expect(firstDay(week)).toEqual({ past: [], coming: week });
});

test.each([
  ['2026-11-24', '2026-11-24', 'Today'],
  ['2026-11-24', '2026-11-25', 'Tomorrow'],
  ['2026-11-24', '2026-11-29', 'Sunday'],
  ['2026-11-24', '2026-12-01', 'Tue, Dec 1'],
  // The first day is a holiday.
  ['2026-11-26', '2026-11-27', 'Tomorrow'],
])('on %s, a class on %s is "%s"', (today, date, words) => {
  expect(classDay(today, date)).toBe(words);
});
