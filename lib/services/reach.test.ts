/** @jest-environment node */
import { reachFor } from './reach';
import type { StudioTime } from './occurrences';
import type { StudioHours } from './openingHours';
import { minutesOf, weekdays } from './sessions';

/** 2026-11-26 is a Thursday. */
const gym: StudioHours = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '06:00', closes: '22:00' },
    { days: ['Saturday'], opens: '08:00', closes: '20:00' },
    { days: ['Sunday'], opens: '09:00', closes: '18:00' },
  ],
  closures: [{ from: '2026-11-26', reason: 'Thanksgiving' }],
  timeZone: 'America/Los_Angeles',
};
const withBreak: StudioHours = {
  ...gym,
  hours: [
    { days: weekdays, opens: '06:00', closes: '12:00' },
    { days: weekdays, opens: '14:00', closes: '20:00' },
  ],
};
const closedForLong = {
  ...gym,
  closures: [{ from: '2026-11-20', until: '2027-01-03', reason: '' }],
};
/** Two lines of the same hours are no more time to answer in. */
const twice = { ...gym, hours: [...gym.hours, ...gym.hours] };

const moment = (text: string): StudioTime => ({
  date: text.slice(0, 10),
  minutes: minutesOf(text.slice(11)),
});

/** The way in one word, with the date of the answer or the minutes until the studio opens. */
function reached(now: string, begins: string, studio: StudioHours, isWritten = true): string {
  const [date, start] = [begins.slice(0, 10), begins.slice(11)];
  const reach = reachFor(studio, moment(now), { date, start }, isWritten);
  if (!reach.isCall) return `message, answered ${reach.answer}`;
  return reach.opens === undefined ? 'call' : `call from minute ${reach.opens}`;
}

test.each([
  ['a weekday morning, a class of today', '2026-11-24 09:30', '2026-11-24 18:00', 'call'],
  [
    'a weekday morning, a class of tomorrow',
    '2026-11-24 09:30',
    '2026-11-25 07:00',
    'message, answered 2026-11-24',
  ],
  ['the hour before the class', '2026-11-24 17:00', '2026-11-24 18:00', 'call'],
  ['five minutes before closing', '2026-11-24 21:55', '2026-11-25 06:30', 'call'],
  [
    'two hours before closing',
    '2026-11-24 20:00',
    '2026-11-25 06:30',
    'message, answered 2026-11-24',
  ],
  [
    'just in time for an answer at the minute of the class',
    '2026-11-24 20:30',
    '2026-11-25 06:30',
    'message, answered 2026-11-25',
  ],
  ['a minute later', '2026-11-24 20:31', '2026-11-25 06:30', 'call'],
  [
    'half past ten at night, a class half an hour after opening',
    '2026-11-24 22:30',
    '2026-11-25 06:30',
    'call from minute 1800',
  ],
  [
    'half past ten at night, a class two hours after opening',
    '2026-11-24 22:30',
    '2026-11-25 08:00',
    'message, answered 2026-11-25',
  ],
  [
    'half past ten at night, a class at the minute of opening',
    '2026-11-24 22:30',
    '2026-11-25 06:00',
    'message, answered 2026-11-25',
  ],
  [
    'before dawn, a class of this evening',
    '2026-11-24 05:00',
    '2026-11-24 18:00',
    'message, answered 2026-11-24',
  ],
  [
    'the eve of a holiday, open',
    '2026-11-25 18:00',
    '2026-11-27 06:30',
    'message, answered 2026-11-25',
  ],
  ['the eve of a holiday, an hour before closing', '2026-11-25 21:00', '2026-11-27 06:30', 'call'],
  ['the eve of a holiday, closed', '2026-11-25 22:30', '2026-11-27 06:30', 'call from minute 3240'],
  ['a holiday', '2026-11-26 12:00', '2026-11-27 07:00', 'call from minute 1800'],
  [
    'a holiday, a class of the evening after',
    '2026-11-26 12:00',
    '2026-11-27 18:00',
    'message, answered 2026-11-27',
  ],
  ['a Sunday evening, closed', '2026-11-29 19:00', '2026-11-30 06:30', 'call from minute 1800'],
  ['a Sunday, open', '2026-11-29 10:00', '2026-11-30 06:30', 'message, answered 2026-11-29'],
  [
    'a Saturday night, a class of a later week',
    '2026-11-28 22:00',
    '2026-12-09 07:00',
    'message, answered 2026-11-29',
  ],
])('%s', (_, now, begins, expected) => {
  expect(reached(now, begins, gym)).toBe(expected);
  expect(reached(now, begins, twice)).toBe(expected);
});

test.each([
  [
    'an hour before the break',
    '2026-11-24 11:00',
    '2026-11-25 07:00',
    'message, answered 2026-11-24',
  ],
  [
    'in the break, a class soon after it',
    '2026-11-24 13:00',
    '2026-11-24 15:00',
    'call from minute 840',
  ],
  [
    'in the break, a class of the evening',
    '2026-11-24 13:00',
    '2026-11-24 18:00',
    'message, answered 2026-11-24',
  ],
  ['after the break', '2026-11-24 14:00', '2026-11-24 18:00', 'call'],
])('a studio with a midday break: %s', (_, now, begins, expected) => {
  expect(reached(now, begins, withBreak)).toBe(expected);
});

test.each([
  ['open', '2026-11-24 09:30', '2026-12-02 07:00', 'call'],
  ['closed', '2026-11-24 22:30', '2026-12-02 07:00', 'call from minute 1800'],
  [
    'closed until after the class',
    '2026-11-24 22:30',
    '2026-11-25 06:00',
    'message, answered 2026-11-25',
  ],
])('where the telephone is preferred: %s', (_, now, begins, expected) => {
  expect(reached(now, begins, gym, false)).toBe(expected);
});

test('where the studio opens no more in the next two weeks, no answer is promised', () => {
  expect(reached('2026-11-24 09:30', '2026-11-30 06:30', closedForLong)).toBe(
    'message, answered undefined',
  );
});
