/** @jest-environment node */
import type { StudioHours } from '@/lib/schedule/openingHours';
import { minutesOf, weekdays } from '@/lib/time/dates';
import { chooseContact } from './contact';

/** Four days in a week in which Thursday is a holiday. */
const dates = { Tue: '2026-11-24', Wed: '2026-11-25', Thu: '2026-11-26', Fri: '2026-11-27' };

const gym: StudioHours = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '06:00', closes: '22:00' },
    { days: ['Saturday'], opens: '08:00', closes: '20:00' },
  ],
  closures: [{ from: dates.Thu, reason: 'Thanksgiving' }],
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

/** Parses a moment such as `Tue 09:30`. */
function moment(text: string) {
  const [day = '', start = ''] = text.split(' ');
  return { date: dates[day as keyof typeof dates], start, minutes: minutesOf(start) };
}

/** Describes the contact, with the day of the reply if it comes in time. */
function contact(now: string, starts: string, studio: StudioHours, prefersMessage = true): string {
  const chosen = chooseContact(studio, moment(now), moment(starts), prefersMessage);
  if (chosen.isCall) return 'call';
  const [day] = Object.entries(dates).find(([, date]) => date === chosen.replyDate) ?? [];
  return day ? `message, reply on ${day}` : 'message, no reply in time';
}

test.each([
  ['open, class today', 'Tue 09:30', 'Tue 18:00', 'call'],
  ['open, class tomorrow', 'Tue 09:30', 'Wed 07:00', 'message, reply on Tue'],
  ['open, the reply is just in time', 'Tue 20:30', 'Wed 06:30', 'message, reply on Wed'],
  ['open, the reply is a minute too late', 'Tue 20:31', 'Wed 06:30', 'call'],
  ['closed, class soon after opening', 'Tue 22:30', 'Wed 06:30', 'message, no reply in time'],
  ['closed, class two hours after opening', 'Tue 22:30', 'Wed 08:00', 'message, reply on Wed'],
  ['closed, class at opening', 'Tue 22:30', 'Wed 06:00', 'message, no reply in time'],
  ['early morning, class in the evening', 'Tue 05:00', 'Tue 18:00', 'message, reply on Tue'],
  ['eve of a holiday, closing soon', 'Wed 21:00', 'Fri 06:30', 'call'],
  ['eve of a holiday, closed', 'Wed 22:30', 'Fri 06:30', 'message, no reply in time'],
  ['holiday, class after the reply', 'Thu 12:00', 'Fri 18:00', 'message, reply on Fri'],
])('a class is booked by a call or a message: %s', (_, now, starts, expected) =>
  expect(contact(now, starts, gym)).toBe(expected),
);

test.each([
  ['an hour before the break', 'Tue 11:00', 'Wed 07:00', 'message, reply on Tue'],
  ['during the break, class soon after it', 'Tue 13:00', 'Tue 15:00', 'message, no reply in time'],
  ['during the break, class this evening', 'Tue 13:00', 'Tue 18:00', 'message, reply on Tue'],
])('a studio with a break isn’t called during the break: %s', (_, now, starts, expected) =>
  expect(contact(now, starts, withBreak)).toBe(expected),
);

test.each([
  ['open', 'Tue 09:30', 'Fri 07:00', 'call'],
  ['closed', 'Tue 22:30', 'Fri 07:00', 'message, reply on Wed'],
])('a studio that prefers calls is called while it’s open: %s', (_, now, starts, expected) =>
  expect(contact(now, starts, gym, false)).toBe(expected),
);

test('no reply is promised if the studio doesn’t open in the next two weeks', () => {
  expect(contact('Tue 09:30', 'Fri 06:30', closedForLong)).toBe('message, no reply in time');
});
