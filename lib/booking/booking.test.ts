/** @jest-environment node */
import { bookClass, type BookingFacts } from './booking';
import { bookWithoutTimes } from './bookWithoutTimes';
import type { StudioTime } from '@/lib/schedule/occurrences';
import { minutesOf } from '@/lib/services/sessions';

const service = { id: '5', name: 'Boxing & bags', price: '$29', comment: 'Hit', picture: '/a.jpg' };
const booking = [
  { label: 'Mail', href: 'mailto:a@b.example?subject={subject}&body={message}' },
  { label: 'Text', href: 'sms:+15555550100?body={message}' },
];
const session = { day: 'Tuesday', start: '18:00' } as const;
const href = (address: string, facts: BookingFacts = {}) =>
  bookClass({ ...service, booking: [{ label: 'Way', href: address }] }, session, facts).button.href;

test('an e-mail and a text message say service, day, time and price', () => {
  const { button, others } = bookClass({ ...service, booking }, session, {});
  const bodies = [button, ...others].map(({ href: address }) =>
    new URL(address).searchParams.get('body'),
  );
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(body).toBe('Please book Boxing & bags on Tuesday at 6 pm, $29.\r\nMy name: ');
  }
});

test('each fact goes into an address by its name, encoded', () => {
  expect(href('https://book.example/{id}?class={service}&day={day}&at={time}&for={price}')).toBe(
    'https://book.example/5?class=Boxing%20%26%20bags&day=Tuesday&at=18%3A00&for=%2429',
  );
});

test('the day of the next class and who is signed in are said where they are known', () => {
  const [mail = ''] = [
    href('mailto:?body={message}', { date: '2026-11-24', email: 'ada@b.example' }),
  ];
  const message = new URL(mail).searchParams.get('body');
  expect(message).toContain('on Tuesday, November 24 at 6 pm');
  expect(message).toContain('I am signed in as ada@b.example.');
  const address = 'https://book.example/?on={date}&for={email}';
  expect(href(address, { date: '2026-11-24', email: 'a@b.example' })).toBe(
    'https://book.example/?on=2026-11-24&for=a%40b.example',
  );
  expect(href(address)).toBe('https://book.example/?on=&for=');
});

const at = (text: string): StudioTime => ({
  date: text.slice(0, 10),
  minutes: minutesOf(text.slice(11)),
});
const page = [{ label: 'Online', href: 'https://book.example/' }];
const phone = [{ label: 'Desk', href: 'tel:+15555550199' }];

const sms = booking.slice(1);

/** In the fixture's studio, which is open from 6 am to 10 pm; Thursday, November 26 is a holiday. How to reach it: reach.test. */
test.each([
  [
    '2026-11-24 09:30',
    '2026-11-24',
    booking,
    'Call to book',
    'We book your place on the phone: +1 (555) 555-0142',
  ],
  [
    '2026-11-24 09:30',
    '2026-12-01',
    booking,
    'Email to book Tue, Dec 1, 6 pm',
    'A person confirms your place by email today.',
  ],
  [
    '2026-11-23 23:00',
    '2026-11-24',
    sms,
    'Text to book Tuesday, 6 pm',
    'A person confirms your place by text tomorrow.',
  ],
  [
    '2026-11-25 21:30',
    '2026-12-01',
    booking,
    'Email to book Tuesday, 6 pm',
    'A person confirms your place by email on Friday.',
  ],
  // A page on which one books at once.
  ['2026-11-24 17:55', '2026-11-24', page, 'Book Tuesday, 6 pm', ''],
  [
    '2026-11-24 09:30',
    '2026-12-01',
    phone,
    'Call to book',
    'We book your place on the phone: +15555550199',
  ],
  [
    '2026-11-26 12:00',
    '2026-12-01',
    phone,
    'Call tomorrow from 6 am',
    'We open tomorrow at 6 am and book your place on the phone.',
  ],
])(
  'at %s a class of %s is booked so that the answer comes in time',
  (now, date, ways, label, note) => {
    const {
      button,
      action,
      note: said,
      others,
    } = bookClass({ ...service, booking: ways }, session, { date, now: at(now) });
    const tidy = (text: string) => text.replace(/\s/gu, ' ');
    expect([tidy(button.label), tidy(said)]).toEqual([label, note]);
    const isCall = label.startsWith('Call');
    expect(tidy(action)).toBe(isCall ? label : label.replace(/(book) .*/i, '$1'));
    const [first = ''] = ways.map((way) => way.href.split('?')[0]);
    expect(button.href).toContain(isCall && ways !== phone ? 'tel:+15555550142' : first);
    expect(others).not.toContainEqual(expect.objectContaining({ href: button.href }));
  },
);

test('before the clock is known, the button is the first way with the weekday, and no day is promised', () => {
  const { button, action, note } = bookClass({ ...service, booking }, session, {});
  expect(button.label).toBe('Email to book Tuesday, 6\u00a0pm');
  expect(button.href).toMatch(/^mailto:/);
  expect([action, note]).toEqual(['Email to book', 'A person confirms your place by email.']);
});

test('a service without times is booked in its own ways, else by what every studio has', () => {
  const own = bookWithoutTimes({ ...service, booking });
  expect(own.map(({ label }) => label)).toEqual(['Mail', 'Text']);
  const { searchParams } = new URL(own[0]?.href ?? '');
  expect(searchParams.get('subject')).toBe('Booking Boxing & bags');
  expect(searchParams.get('body')).toContain('I would like to book Boxing & bags, $29.');
  for (const others of [service, { ...service, booking: [] }])
    expect(bookWithoutTimes(others)).toEqual([
      { label: 'Call us', href: 'tel:+15555550142' },
      {
        label: 'Write to us',
        href: 'mailto:hello@power-zone.example?subject=Booking%20Boxing%20%26%20bags',
      },
    ]);
});
