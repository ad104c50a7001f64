/** @jest-environment node */
import ICAL from 'ical.js';
import { classesOf } from '@/lib/schedule/week';
import type { Session } from '@/lib/services/service';
import { weekCalendar } from './weekCalendar';

const comment = 'Climb; sprint, rest';
const service = { id: '1', name: 'Spin', price: '$24', comment, picture: '/a.jpg', duration: 45 };
const monday: Session = { day: 'Monday', start: '18:00' };

/** Parses a calendar, with its time zone, as another program does. */
function eventsOf(text: string) {
  const parsed = new ICAL.Component(ICAL.parse(text) as [string, [], []]);
  ICAL.TimezoneService.reset();
  for (const zone of parsed.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return parsed.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** Returns the first moments of an event from a day on, in UTC. */
function moments(event: ICAL.Event | undefined, from: string, count: number): string[] {
  const steps = event?.iterator();
  const found: string[] = [];
  for (let next = steps?.next(); next && found.length < count; next = steps?.next())
    if (next.toString() >= from) found.push(next.toJSDate().toISOString());
  return found;
}

const mondayEvent = (closures: Parameters<typeof weekCalendar>[1]) =>
  eventsOf(weekCalendar(classesOf({ ...service, sessions: [monday] }), closures))[0];

test('a class keeps its local time through daylight saving time', () => {
  const event = mondayEvent([]);
  const [spring, fall] = [moments(event, '2027-03-08', 2), moments(event, '2027-11-01', 2)];
  expect(spring).toEqual(['2027-03-09T02:00:00.000Z', '2027-03-16T01:00:00.000Z']);
  expect(fall).toEqual(['2027-11-02T01:00:00.000Z', '2027-11-09T02:00:00.000Z']);
});

test('closures cancel classes', () => {
  const event = mondayEvent([{ from: '2027-01-11', until: '2027-01-13', reason: 'Works' }]);
  const days = moments(event, '2027-01-01', 3).map((moment) => moment.slice(0, 10));
  // In UTC, it is already Tuesday.
  expect(days).toEqual(['2027-01-05', '2027-01-19', '2027-01-26']);
});

test('each class of the week has its own permanent id', () => {
  const sessions = [monday, { ...monday, day: 'Friday' as const }];
  const week = [service, { ...service, id: '2' }].flatMap((one) => classesOf({ ...one, sessions }));
  expect(eventsOf(weekCalendar(week)).map(({ uid }) => uid)).toEqual([
    '1-monday-1800@test-gym.example',
    '1-friday-1800@test-gym.example',
    '2-monday-1800@test-gym.example',
    '2-friday-1800@test-gym.example',
  ]);
});
