/** @jest-environment node */
import type { Service } from '@/lib/services/service';
import { upcomingTimetable } from './timetable';

const yoga: Service = {
  id: '2',
  name: 'Yoga',
  price: '$22',
  comment: 'Slow',
  picture: '/p',
  slots: [
    { day: 'Tuesday', start: '19:30' },
    { day: 'Tuesday', start: '07:00' },
    { day: 'Thursday', start: '07:00' },
  ],
};
const thanksgiving = { from: '2026-11-26', reason: 'Thanksgiving' };
/** A Tuesday, 10 am. */
const now = { date: '2026-11-24', minutes: 600 };

test('the upcoming days start with today, mark past classes, and list no classes on a closed day', () => {
  const days = upcomingTimetable([yoga], now, [thanksgiving]);
  expect(days.map(({ name, dateText }) => [name, dateText])).toEqual([
    ['Today', 'Tue, Nov 24'],
    ['Thursday', 'Nov 26'],
  ]);
  const [today, thursday] = days;
  expect(today?.classes.map(({ weekClass, state }) => [weekClass.slot.start, state])).toEqual([
    ['07:00', 'over'],
    ['19:30', 'upcoming'],
  ]);
  expect(thursday?.closure).toBe(thanksgiving);
  expect(thursday?.classes).toEqual([]);
});

test('once today’s classes are over, the seven upcoming days start with tomorrow', () => {
  const days = upcomingTimetable([yoga], { ...now, minutes: 22 * 60 }, [thanksgiving]);
  expect(days.map(({ name, dateText }) => [name, dateText])).toEqual([
    ['Thursday', 'Nov 26'],
    ['Tuesday', 'Dec 1'],
  ]);
});
