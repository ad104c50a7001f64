/** @jest-environment node */
import type { Slot } from '@/lib/services/service';
import { classesOf, classHref, weekOf } from './week';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };
const withSlots = (...slots: Slot[]) => ({
  ...service,
  duration: 45,
  slots,
});

test('classes are sorted by day and time, each with its end and fragment', () => {
  const classes = classesOf(
    withSlots({ day: 'Friday', start: '23:30' }, { day: 'Monday', start: '06:30' }),
  );
  expect(classes.map(({ fragment, end }) => [fragment, end])).toEqual([
    ['monday-0630', '07:15'],
    ['friday-2330', '00:15'],
  ]);
});

test('two classes at the same time have different fragments, and so do their dates', () => {
  const monday: Slot = { day: 'Monday', start: '06:30' };
  const classes = classesOf(withSlots(monday, { ...monday, coach: 'Ada' }));
  expect(classes.map(({ fragment }) => fragment)).toEqual(['monday-0630', 'monday-0630-2']);
  expect(classes.map((weekClass) => classHref(weekClass))).toEqual([
    '/services/1#monday-0630',
    '/services/1#monday-0630-2',
  ]);
  expect(classes.map((weekClass) => classHref(weekClass, '2026-11-30'))).toEqual([
    '/services/1#2026-11-30-0630',
    '/services/1#2026-11-30-0630-2',
  ]);
});

test('the week has the classes of all services in chronological order', () => {
  const yoga = {
    ...service,
    id: '2',
    name: 'Yoga',
    slots: [{ day: 'Monday', start: '06:15' } as const],
  };
  const week = weekOf([
    withSlots({ day: 'Sunday', start: '10:00' }, { day: 'Monday', start: '06:30' }),
    yoga,
    service,
  ]);
  expect(week.map(({ slot, service: { name } }) => `${slot.day}: ${name}`)).toEqual([
    'Monday: Yoga',
    'Monday: Spin',
    'Sunday: Spin',
  ]);
  expect(classesOf(yoga)[0]?.end).toBeUndefined();
});
