/** @jest-environment node */
import { closures } from '@/lib/content/studio';
import { upcomingDates } from '@/lib/schedule/upcomingDates';
import { classesOf } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { addDays, minutesOf } from '@/lib/time/dates';
import services from '@/public/data.json';
import { bookingLinks, classBooking } from './booking';

const service = { id: '5', name: 'Boxing & bags', price: '$29', comment: 'Hit', picture: '/a.jpg' };
const booking = 'https://book.example/{id}?class={service}&on={date}&at={time}';
const slot = { day: 'Tuesday', start: '18:00' } as const;

const at = (text: string) => ({ date: text.slice(0, 10), minutes: minutesOf(text.slice(11)) });
const tidy = (text = '') => text.replace(/\s/gu, ' ');
const bodyOf = (href = '') => new URL(href).searchParams.get('body');

test('before the time is known, messages name only the weekday, and no day of a reply is promised', () => {
  const { button, action, notes, cancel, others } = classBooking(service, slot, {});
  expect(tidy(button.label)).toBe('Email to book Tuesday, 6:00 pm');
  expect([action, ...notes, cancel]).toEqual([
    'Email to book',
    'Usually has room. We’ll confirm.',
    'Cancel free up to 6 hours before class.',
  ]);
  expect(others.map(({ label }) => label)).toEqual(['By text', 'By phone']);
  for (const href of [button.href, others[0]?.href])
    expect(bodyOf(href)).toBe(
      'Please save me a place in Boxing & bags on Tuesday at 6 pm ($29).\r\nMy name: ',
    );
});

test('a message names the date and the signed-in visitor', () => {
  const context = { date: '2026-11-24', email: 'ada@b.example' };
  expect(bodyOf(classBooking(service, slot, context).button.href)).toBe(
    'Please save me a place in Boxing & bags on Tuesday, November 24 at 6 pm ($29).\r\nMy name: \r\nYou can reach me at ada@b.example.',
  );
});

/* The test studio is open from 6 am to 10 pm on weekdays; Thursday is a holiday. */
test.each([
  ['2026-11-24 09:30', '2026-11-24', 'Call to book', 'We answer until 10 pm: +1 (555) 555-0142.'],
  [
    '2026-11-24 09:30',
    '2026-12-01',
    'Email to book Tue, Dec 1, 6:00 pm',
    'Usually has room. We’ll confirm today.',
  ],
  [
    '2026-11-23 23:00',
    '2026-11-24',
    'Email to book Tuesday, 6:00 pm',
    'Usually has room. We’ll confirm tomorrow.',
  ],
  [
    '2026-11-25 21:30',
    '2026-12-01',
    'Email to book Tuesday, 6:00 pm',
    'Usually has room. We’ll confirm Friday.',
  ],
])('at %s, the button for a class on %s says "%s"', (now, date, label, note) => {
  const booked = classBooking(service, slot, { date, now: at(now) });
  expect([tidy(booked.button.label), tidy(booked.notes[0])]).toEqual([label, note]);
  const isCall = label.startsWith('Call');
  expect(booked.action).toBe(isCall ? 'Call to book' : 'Email to book');
  expect(booked.button.href).toContain(isCall ? 'tel:+15555550142' : 'mailto:');
  expect(booked.others).not.toContainEqual(expect.objectContaining({ href: booked.button.href }));
});

test.each([
  ['2026-11-23 09:30', '2026-11-24', 'Cancel free until tomorrow at noon.'],
  ['2026-11-24 11:59', '2026-11-24', 'Cancel free until noon.'],
  ['2026-11-24 12:00', '2026-11-24', 'Once confirmed, canceling costs $10.'],
  ['2026-11-24 12:01', '2026-12-01', 'Cancel free until Tue, Dec 1 at noon.'],
])('at %s, a class on %s says "%s"', (now, date, expected) => {
  expect(tidy(classBooking(service, slot, { date, now: at(now) }).cancel)).toBe(expected);
});

const early = { day: 'Friday', start: '06:30' } as const;

test.each(['2026-11-27 02:00', '2026-11-26 12:00'])(
  'at %s, the reply to a message for an early class may come too late',
  (now) => {
    const booked = classBooking(service, early, { date: '2026-11-27', now: at(now) });
    expect(tidy(booked.button.label)).toBe('Email to book Friday, 6:30 am');
    expect(booked.notes.map(tidy)).toEqual(['We reply from 6 am. Usually room: just come.']);
    const full = classBooking(
      service,
      { ...early, fillsUp: true },
      { date: '2026-11-27', now: at(now) },
    );
    expect(full.notes[0]).toMatch(/^Often full: wait for our reply from/);
    expect(booked.others.map(({ label }) => label)).toEqual(['By text']);
  },
);

/** The longest sentence that fits on one line of a phone 390 px wide, in characters. */
const lineLength = 47;

test.each(services as Service[])(
  'at every hour of a week and of a holiday week, each sentence about $name fits on a line',
  (listed) => {
    // Any class may be often full.
    const weekly = classesOf(listed).flatMap((own) =>
      [false, true].map((fillsUp) => ({ ...own, slot: { ...own.slot, fillsUp } })),
    );
    const tooLong = ['2026-12-07', '2026-11-23']
      .flatMap((monday) =>
        Array.from({ length: 7 * 24 }, (_, hour) => ({
          date: addDays(monday, Math.floor(hour / 24)),
          minutes: (hour % 24) * 60,
        })),
      )
      .flatMap((now) =>
        upcomingDates(weekly, now, closures)
          .filter(({ closure }) => !closure)
          .slice(0, 4)
          .flatMap(({ weekClass: { slot }, date }) => {
            const { notes, cancel } = classBooking(listed, slot, { date, now });
            return [...notes, cancel];
          }),
      )
      .filter((line) => line.length > lineLength);
    expect(new Set(tooLong)).toEqual(new Set());
  },
);

test.each([
  [
    'are listed while the studio is open and replies before the class starts',
    '2026-11-24 09:30',
    ['By email', 'By text'],
  ],
  [
    'aren’t listed while the studio is open but replies after the class starts',
    '2026-11-24 16:30',
    [],
  ],
  [
    'are messages while the studio is closed but replies before the class',
    '2026-11-24 05:30',
    ['By text'],
  ],
])('other ways to book %s', (_, now, expected) => {
  const { others } = classBooking(service, slot, { date: '2026-11-24', now: at(now) });
  expect(others.map(({ label }) => label)).toEqual(expected);
});

test('if the service has a booking provider, the button always links to it', () => {
  const context = { date: '2026-11-24', now: at('2026-11-24 17:55') };
  const { button, notes, others } = classBooking({ ...service, booking }, slot, context);
  expect(tidy(button.label)).toBe('Book Tuesday, 6:00 pm');
  expect(button.href).toBe(
    'https://book.example/5?class=Boxing%20%26%20bags&on=2026-11-24&at=18%3A00',
  );
  expect(notes).toEqual(['Usually has room.']);
  expect(others).toHaveLength(3);
});

test('a service without times is booked in the ways of the studio, or on its provider’s page', () => {
  expect(bookingLinks(service)).toEqual([
    {
      label: 'Write to us',
      href: 'mailto:hello@studio.example?subject=Booking%20Boxing%20%26%20bags',
    },
    { label: 'Text us', href: 'sms:+15555550142?body=Booking%20Boxing%20%26%20bags' },
    { label: 'Call us', href: 'tel:+15555550142' },
  ]);
  expect(bookingLinks({ ...service, booking })).toEqual([
    { label: 'Book', href: 'https://book.example/5?class=Boxing%20%26%20bags&on=&at=' },
  ]);
});
