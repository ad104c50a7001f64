/** @jest-environment node */
import { firstDayInLamps, todayInLamps } from './dayOfLamps';
import type { Service } from './service';
import { weekOf } from './week';

const service = (name: string, duration: number | undefined, ...starts: readonly string[]) =>
  ({
    ...{ id: name, name, price: '$9', comment: name, picture: '/p.jpg', duration },
    sessions: starts.map((start) => ({ day: 'Tuesday', start })),
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

/** The lamps of a moment as `07:00 over`, and the start of what is next. */
function at(date: string, hour: number, minute = 0) {
  const day = todayInLamps(week, { date, minutes: hour * 60 + minute }, closures);
  const lamps = day.lamps.map(({ weekClass, state }) => `${weekClass.session.start} ${state}`);
  return {
    lamps: lamps.join(', '),
    next: `${day.next?.date} ${day.next?.weekClass.session.start}`,
  };
}

test.each([
  [7, 0, '07:00 next, 18:00 later, 18:00 later, 19:30 later, 23:30 later'],
  [7, 1, '07:00 on, 18:00 next, 18:00 next, 19:30 later, 23:30 later'],
  [8, 0, '07:00 over, 18:00 next, 18:00 next, 19:30 later, 23:30 later'],
  // A class without a length is over when it has begun.
  [18, 1, '07:00 over, 18:00 on, 18:00 over, 19:30 next, 23:30 later'],
  // It ends on the next day.
  [23, 59, '07:00 over, 18:00 over, 18:00 over, 19:30 over, 23:30 on'],
])('on a Tuesday at %i:%i', (hour, minute, lamps) => {
  expect(at('2026-11-24', hour, minute).lamps).toBe(lamps);
});

test('after the last class, on a closed day and on one without classes, what is next is of another day', () => {
  expect(at('2026-11-24', 23, 59).next).toBe('2026-12-08 07:00');
  expect(at('2026-12-01', 9)).toEqual({ lamps: '', next: '2026-12-08 07:00' });
  expect(at('2026-11-25', 9)).toEqual({ lamps: '', next: '2026-12-08 07:00' });
});

test('on a day with other hours, only the classes within them have a lamp', () => {
  expect(at('2026-12-08', 9).lamps).toBe('07:00 over, 18:00 next, 18:00 next');
});

test('before the clock is known, the first day of the week is shown, and no state', () => {
  const { lamps, next } = firstDayInLamps(week);
  expect(lamps.map(({ state }) => state)).toEqual(Array(5).fill(undefined));
  expect(next).toBeUndefined();
});
