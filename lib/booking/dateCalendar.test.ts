/** @jest-environment node */
import ICAL from 'ical.js';
import { cancelling } from '@/lib/content/firstVisit';
import { classesOf } from '@/lib/schedule/week';
import { offsetTable } from '@/lib/time/offsets';
import { dateCalendar, timestampOf } from './dateCalendar';

const service = {
  id: '5',
  name: 'Boxing; bags, gloves',
  price: '$29',
  comment: 'A long comment of a coach who explains in detail: hit, rest – and hit again 🥊.',
  picture: '/a.jpg',
};
const slots = [{ day: 'Tuesday', start: '18:00', coach: 'Ada' } as const];

Object.assign(globalThis, { location: new URL('https://test-gym.example') });

function eventOf(duration?: number) {
  const [weekClass] = classesOf({ ...service, duration, slots });
  const calendar = new ICAL.Component(
    ICAL.parse(dateCalendar(weekClass!, '2026-11-24')) as [string, [], []],
  );
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}

test('the calendar file for one date of a class has one event, with time, place and link', () => {
  const event = eventOf(90);
  expect(event.isRecurring()).toBe(false);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-25T02:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-25T03:30:00.000Z');
  expect(event.uid).toBe('5-tuesday-1800-2026-11-24@test-gym.example');
  expect(event.summary).toBe('Boxing; bags, gloves, Test Gym');
  expect(event.location).toContain('1 Test Street');
  expect(event.description.split('\n')).toEqual([
    service.comment,
    '$29',
    'with Ada',
    'This entry doesn’t book your place: call +1 (555) 555-0142 or email hello@studio.example.',
    'Cancel free until Tuesday, November 24 at noon.',
    cancelling,
  ]);
  expect(event.component.getFirstPropertyValue('url')).toMatch(/\/services\/5#2026-11-24-1800$/);
});

test('a class without a duration lasts an hour', () => {
  expect(eventOf().duration.toSeconds()).toBe(60 * 60);
});

test.each([
  ['America/Los_Angeles', '2026-11-24', 18, '2026-11-25T02:00'],
  ['America/Los_Angeles', '2027-07-06', 18, '2027-07-07T01:00'],
  // Daylight saving time begins and ends at 2 am.
  ['America/Los_Angeles', '2027-03-14', 1, '2027-03-14T09:00'],
  ['America/Los_Angeles', '2027-03-14', 6, '2027-03-14T13:00'],
  ['America/Los_Angeles', '2027-11-07', 6, '2027-11-07T14:00'],
  ['Pacific/Auckland', '2026-11-24', 7, '2026-11-23T18:00'],
])('in %s on %s, %i:00 is %s UTC', (zone, date, hour, expected) => {
  const moment = timestampOf(date, hour * 60, offsetTable(zone, 2026, 2027));
  expect(new Date(moment).toISOString().slice(0, 16)).toBe(expected);
});
