/** @jest-environment node */
import type { Closure } from '@/lib/schemas';
import type { Service, Slot } from '@/lib/services/service';
import { upcomingDates } from './upcomingDates';
import { classesOf, weekOf } from './week';

const makeService = (name: string, ...slots: Slot[]) => ({
  id: name,
  name,
  price: '$1',
  comment: 'c',
  picture: '/p',
  slots,
});
const next = (services: readonly Service[], date: string, minutes: number, count: number) =>
  upcomingDates(weekOf(services), { date, minutes }, closures)
    .filter(({ closure }) => !closure)
    .slice(0, count)
    .map(({ weekClass: { service, slot }, date: day }) => `${service.name} ${day} ${slot.start}`);
const closures: readonly Closure[] = [
  { from: '2026-11-26', until: '2026-11-27', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-30', reason: 'A long day', opens: '08:00', closes: '00:00' },
  { from: '2026-12-31', reason: 'A long night', opens: '16:00', closes: '02:00' },
];

const spin = makeService('Spin', { day: 'Sunday', start: '09:30' });
const yoga = makeService(
  'Yoga',
  { day: 'Tuesday', start: '07:00' },
  { day: 'Sunday', start: '10:00' },
);
const thursday = (start: string): Slot => ({ day: 'Thursday', start });
const strength = makeService('Strength', thursday('06:30'), thursday('08:00'), thursday('14:00'));
const wednesday = (start: string): Slot => ({ day: 'Wednesday', start });
const nights = makeService(
  'Nights',
  wednesday('07:59'),
  wednesday('23:00'),
  thursday('01:00'),
  thursday('22:00'),
);
test.each<[string, readonly Service[], string, number, readonly string[]]>([
  [
    'are in chronological order, even across the end of the week',
    [yoga, spin],
    '2026-11-22',
    540,
    ['Spin 2026-11-22 09:30', 'Yoga 2026-11-22 10:00', 'Yoga 2026-11-24 07:00'],
  ],
  ['include those that start this minute', [spin], '2026-11-22', 570, ['Spin 2026-11-22 09:30']],
  ['exclude those that started a minute ago', [spin], '2026-11-22', 571, ['Spin 2026-11-29 09:30']],
  ['exclude those on a closed day', [strength], '2026-11-25', 0, ['Strength 2026-12-03 06:30']],
  [
    'include those within the hours of a day that ends early',
    [strength],
    '2026-12-24',
    0,
    ['Strength 2026-12-24 08:00', 'Strength 2027-01-07 06:30'],
  ],
  [
    'include those on a day with special hours until midnight or later',
    [nights],
    '2026-12-30',
    0,
    ['Nights 2026-12-30 23:00', 'Nights 2026-12-31 22:00'],
  ],
])('the upcoming classes %s', (_, services, date, minutes, expected) => {
  expect(next(services, date, minutes, expected.length)).toEqual(expected);
});

const datesFrom = (service: Service, date: string, minutes: number) =>
  upcomingDates(classesOf(service), { date, minutes }, closures).map(
    ({ weekClass, date: day, closure }) =>
      [day, weekClass.slot.start, closure?.reason].filter(Boolean).join(' '),
  );

test('the dates of a service in the next four weeks include closed days, in order', () => {
  expect(datesFrom(makeService('Lift', thursday('06:30')), '2026-11-26', 6 * 60)).toEqual([
    '2026-11-26 06:30 Thanksgiving',
    '2026-12-03 06:30',
    '2026-12-10 06:30',
    '2026-12-17 06:30',
    '2026-12-24 06:30 Christmas Eve',
  ]);
  // A class that has started is left out. A class within the hours of a day that ends early is
  // included.
  expect(datesFrom(makeService('Lift', thursday('08:00')), '2026-12-03', 8 * 60 + 1)).toEqual([
    '2026-12-10 08:00',
    '2026-12-17 08:00',
    '2026-12-24 08:00',
    '2026-12-31 08:00 A long night',
  ]);
  // A closed day is listed once.
  const twice = makeService('Lift', thursday('06:30'), thursday('18:00'));
  expect(datesFrom(twice, '2026-11-26', 0).slice(0, 2)).toEqual([
    '2026-11-26 06:30 Thanksgiving',
    '2026-12-03 06:30',
  ]);
});
