import ICAL from 'ical.js';
import { makeService } from '@/components/services/testing';
import { calendarOf } from './build/calendar';
import { classesOf } from './week';
import { joinCalendars, marksIn, readMyWeek, subscribeToMyWeek, toggleMark } from './myWeek';

const marks = (email: string | null) => marksIn(readMyWeek(email));

beforeEach(() => localStorage.clear());

test('a class is kept until it is marked again, and listeners are told', () => {
  const told = jest.fn();
  const end = subscribeToMyWeek(told);
  toggleMark(null, '2 tuesday-0700');
  toggleMark(null, '1 monday-0630');
  expect(marks(null)).toEqual(['2 tuesday-0700', '1 monday-0630']);
  toggleMark(null, '2 tuesday-0700');
  expect(marks(null)).toEqual(['1 monday-0630']);
  expect(told).toHaveBeenCalledTimes(3);
  end();
});

test('a user goes on with what was kept before the login, and nobody else sees it', () => {
  toggleMark(null, 'a');
  toggleMark('ada@b.example', 'b');
  expect(marks('ada@b.example')).toEqual(['a', 'b']);
  expect(marks('ben@b.example')).toEqual(['a']);
  expect(marks(null)).toEqual(['a']);
  expect(JSON.stringify(localStorage)).not.toContain('ada@');
});

test('several calendars become one, with each event and one time zone', () => {
  const service = makeService('2', {
    sessions: [
      { day: 'Tuesday', start: '07:00' },
      { day: 'Sunday', start: '10:00' },
    ],
  });
  const joined = joinCalendars(classesOf(service).map((one) => calendarOf('One', [one])));
  const calendar = new ICAL.Component(ICAL.parse(joined) as [string, [], []]);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => startDate.hour)).toEqual([7, 10]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
});
