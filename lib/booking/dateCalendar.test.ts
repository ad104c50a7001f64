/** @jest-environment node */
import ICAL from 'ical.js';
import { dateCalendar, dateFileName, momentOf } from './dateCalendar';
import { classesOf } from '@/lib/schedule/week';

const service = {
  id: '5',
  name: 'Boxing; bags, gloves',
  price: '$29',
  comment:
    'Long words of a coach who explains at length what you will do: hit, rest – and hit again 🥊.',
  picture: '/a.jpg',
  duration: 60,
};
const [weekClass] = classesOf({
  ...service,
  sessions: [{ day: 'Tuesday', start: '18:00', coach: 'Ada' }],
});

test('the calendar of a date has one event, on that date, with place and a link back', () => {
  const text = dateCalendar(weekClass!, '2026-11-24');
  const calendar = new ICAL.Component(ICAL.parse(text) as [string, [], []]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event?.isRecurring()).toBe(false);
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-25T02:00:00.000Z');
  expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-25T03:00:00.000Z');
  expect(event?.uid).toBe('5-tuesday-1800-2026-11-24@power-zone.example');
  expect(event?.summary).toBe('Boxing; bags, gloves, Power Zone');
  expect(event?.location).toContain('24 Foundry Lane');
  expect(event?.description).toBe(`${service.comment}\n$29\nwith Ada`);
  expect(event?.component.getFirstPropertyValue('url')).toMatch(/\/services\/5#2026-11-24-1800$/);
});

test.each([
  ['America/Los_Angeles', '2026-11-24', 18, '2026-11-25T02:00'],
  ['America/Los_Angeles', '2027-07-06', 18, '2027-07-07T01:00'],
  // Daylight saving begins at 2 am and ends at 2 am.
  ['America/Los_Angeles', '2027-03-14', 1, '2027-03-14T09:00'],
  ['America/Los_Angeles', '2027-03-14', 6, '2027-03-14T13:00'],
  ['America/Los_Angeles', '2027-11-07', 6, '2027-11-07T14:00'],
  ['Europe/Berlin', '2027-03-28', 7, '2027-03-28T05:00'],
  ['Pacific/Auckland', '2026-11-24', 7, '2026-11-23T18:00'],
])('in %s on %s it is %i:00 at %s UTC', (zone, date, hour, expected) => {
  expect(new Date(momentOf(zone, date, hour * 60)).toISOString().slice(0, 16)).toBe(expected);
});

test('the file of a date is named by class and date', () => {
  expect(dateFileName(weekClass!, '2026-11-24')).toBe('boxing-bags-gloves-2026-11-24.ics');
});
