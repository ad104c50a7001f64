/** @jest-environment node */
import { reachFor } from './reach';
import type { StudioHours } from '@/lib/schedule/openingHours';
import { minutesOf, weekdays } from '@/lib/services/sessions';

/** Four days of a week whose Thursday is a holiday. */
const dates = { Tue: '2026-11-24', Wed: '2026-11-25', Thu: '2026-11-26', Fri: '2026-11-27' };

const gym: StudioHours = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '06:00', closes: '22:00' },
    { days: ['Saturday'], opens: '08:00', closes: '20:00' },
    { days: ['Sunday'], opens: '09:00', closes: '18:00' },
  ],
  closures: [{ from: dates.Thu, reason: 'Thanksgiving' }],
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

/** A moment such as `Tue 09:30`. */
function moment(text: string) {
  const [day = '', start = ''] = text.split(' ');
  return { date: dates[day as keyof typeof dates], start, minutes: minutesOf(start) };
}

/** The way in a few words, with the day of the answer or the minutes until the studio opens. */
function reached(now: string, begins: string, studio: StudioHours, isWritten = true): string {
  const reach = reachFor(studio, moment(now), moment(begins), isWritten);
  if (reach.isCall) return reach.opens === undefined ? 'call' : `call from minute ${reach.opens}`;
  const [answer] = Object.entries(dates).find(([, date]) => date === reach.answer) ?? [];
  return `message, answered ${answer}`;
}

test.each([
  ['open, a class of today', 'Tue 09:30', 'Tue 18:00', 'call'],
  ['open, a class of tomorrow', 'Tue 09:30', 'Wed 07:00', 'message, answered Tue'],
  ['an answer at the minute of the class', 'Tue 20:30', 'Wed 06:30', 'message, answered Wed'],
  ['a minute later', 'Tue 20:31', 'Wed 06:30', 'call'],
  ['closed, a class soon after opening', 'Tue 22:30', 'Wed 06:30', 'call from minute 1800'],
  ['closed, a class two hours after opening', 'Tue 22:30', 'Wed 08:00', 'message, answered Wed'],
  ['closed, a class at the opening', 'Tue 22:30', 'Wed 06:00', 'message, answered Wed'],
  ['before dawn, a class of this evening', 'Tue 05:00', 'Tue 18:00', 'message, answered Tue'],
  ['the eve of a holiday, soon closed', 'Wed 21:00', 'Fri 06:30', 'call'],
  ['the eve of a holiday, closed', 'Wed 22:30', 'Fri 06:30', 'call from minute 3240'],
  ['a holiday, a class after the answer', 'Thu 12:00', 'Fri 18:00', 'message, answered Fri'],
])('%s', (_, now, begins, expected) => {
  expect(reached(now, begins, gym)).toBe(expected);
  expect(reached(now, begins, twice)).toBe(expected);
});

test.each([
  ['an hour before it', 'Tue 11:00', 'Wed 07:00', 'message, answered Tue'],
  ['in it, a class soon after it', 'Tue 13:00', 'Tue 15:00', 'call from minute 840'],
  ['in it, a class of the evening', 'Tue 13:00', 'Tue 18:00', 'message, answered Tue'],
])('a midday break: %s', (_, now, begins, expected) => {
  expect(reached(now, begins, withBreak)).toBe(expected);
});

test.each([
  ['open', 'Tue 09:30', 'Fri 07:00', 'call'],
  ['closed', 'Tue 22:30', 'Fri 07:00', 'call from minute 1800'],
  ['closed until after the class', 'Tue 22:30', 'Wed 06:00', 'message, answered Wed'],
])('where the telephone is preferred: %s', (_, now, begins, expected) => {
  expect(reached(now, begins, gym, false)).toBe(expected);
});

test('where the studio opens no more in the next two weeks, no answer is promised', () => {
  expect(reached('Tue 09:30', 'Fri 06:30', closedForLong)).toBe('message, answered undefined');
});
