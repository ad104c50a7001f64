/** @jest-environment node */
import ICAL from 'ical.js';
import type { Session } from '@/lib/services/service';
import { classesOf } from '@/lib/schedule/week';
import { calendarOf } from './calendar';

const comment = 'Climb; sprint, rest';
const service = { id: '1', name: 'Spin', price: '$24', comment, picture: '/a.jpg' };
const monday: Session = { day: 'Monday', start: '18:00' };

const withSessions = (...sessions: Session[]) => ({ ...service, duration: 45, sessions });
const calendar = (sessions: Session[], closures: Parameters<typeof calendarOf>[2] = []) =>
  calendarOf('Spin', classesOf(withSessions(...sessions)), closures);

/** The events of a calendar as another program reads them, with the time zone that stands in it. */
function eventsOf(text: string) {
  const parsed = new ICAL.Component(ICAL.parse(text) as [string, [], []]);
  ICAL.TimezoneService.reset();
  for (const zone of parsed.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return parsed.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The first moments of an event from a day on, in UTC. */
function moments(event: ICAL.Event | undefined, from: string, count: number): string[] {
  const steps = event?.iterator();
  const found: string[] = [];
  for (let next = steps?.next(); next && found.length < count; next = steps?.next())
    if (next.toString() >= from) found.push(next.toJSDate().toISOString());
  return found;
}

test('a class keeps its hour on the studio’s clock when daylight saving begins and ends', () => {
  const [event] = eventsOf(calendar([monday]));
  const [spring, autumn] = [moments(event, '2027-03-08', 2), moments(event, '2027-11-01', 2)];
  expect(spring).toEqual(['2027-03-09T02:00:00.000Z', '2027-03-16T01:00:00.000Z']);
  expect(autumn).toEqual(['2027-11-02T01:00:00.000Z', '2027-11-09T02:00:00.000Z']);
});

test('an event says what it is, where, how long and where to book', () => {
  const [event] = eventsOf(calendar([{ ...monday, coach: 'Ada' }]));
  expect(event?.summary).toBe('Spin, Power Zone');
  expect(event?.location).toContain('24 Foundry Lane');
  expect(event?.description).toBe('Climb; sprint, rest\n$24\nwith Ada');
  expect(event?.duration.toSeconds()).toBe(45 * 60);
  expect(event?.component.getFirstPropertyValue('url')).toMatch(/\/services\/1#monday-1800$/);
});

test.each([
  [undefined, 60],
  [90, 90],
  [24 * 60, 24 * 60],
])('a class of %p minutes takes %i in a calendar', (duration, minutes) => {
  const [event] = eventsOf(
    calendarOf('Spin', classesOf({ ...service, duration, sessions: [monday] })),
  );
  expect(event?.duration.toSeconds()).toBe(minutes * 60);
});

test('a closed day has no class, nor has a season before its first and after its last day', () => {
  const closures = [{ from: '2027-01-11', until: '2027-01-13', reason: 'Works' }];
  const [event] = eventsOf(
    calendar([{ ...monday, from: '2027-01-02', until: '2027-01-25' }], closures),
  );
  const days = moments(event, '2020', 9).map((moment) => moment.slice(0, 10));
  // In UTC it is Tuesday already.
  expect(days).toEqual(['2027-01-05', '2027-01-19', '2027-01-26']);
});

test('every class of the week has an identity of its own, the same in every build', () => {
  const both = withSessions(monday, { ...monday, day: 'Friday' });
  const week = [both, { ...both, id: 'a/b' }].flatMap((each) => classesOf(each));
  expect(eventsOf(calendarOf('Spin', week)).map(({ uid }) => uid)).toEqual([
    '1-monday-1800@power-zone.example',
    '1-friday-1800@power-zone.example',
    'a-47b-monday-1800@power-zone.example',
    'a-47b-friday-1800@power-zone.example',
  ]);
});
