/** @jest-environment node */
import { bookClass, type BookingFacts, bookWithoutTimes } from './booking';

const service = { id: '5', name: 'Boxing & bags', price: '$29', comment: 'Hit', picture: '/a.jpg' };
const booking = [
  { label: 'Mail', href: 'mailto:a@b.example?subject={subject}&body={message}' },
  { label: 'Text', href: 'sms:+15555550100?body={message}' },
];
const session = { day: 'Tuesday', start: '18:00' } as const;
const href = (address: string, facts: BookingFacts = {}) =>
  bookClass({ ...service, booking: [{ label: 'Way', href: address }] }, session, facts).button.href;

test('an e-mail and a text message say service, id, day, time and price', () => {
  const { button, others } = bookClass({ ...service, booking }, session, {});
  const bodies = [button, ...others].map(({ href: address }) =>
    new URL(address).searchParams.get('body'),
  );
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    for (const fact of ['Boxing & bags', '(class 5)', 'Tuesday at 6 pm', '$29'])
      expect(body).toContain(fact);
  }
});

test('each fact goes into an address by its name, encoded', () => {
  expect(href('https://book.example/{id}?class={service}&day={day}&at={time}&for={price}')).toBe(
    'https://book.example/5?class=Boxing%20%26%20bags&day=Tuesday&at=18%3A00&for=%2429',
  );
});

test('the day of the next class and who is signed in are said where they are known', () => {
  const { message } = bookClass(service, session, { date: '2026-11-24', email: 'ada@b.example' });
  expect(message).toContain('on Tuesday, November 24 at 6 pm');
  expect(message).toContain('I am signed in as ada@b.example.');
  const address = 'https://book.example/?on={date}&for={email}';
  expect(href(address, { date: '2026-11-24', email: 'a@b.example' })).toBe(
    'https://book.example/?on=2026-11-24&for=a%40b.example',
  );
  expect(href(address)).toBe('https://book.example/?on=&for=');
});

test('the button says day and time; for a class of today it is the telephone instead of a message', () => {
  const buttonOn = (date: string, ways = booking) =>
    bookClass({ ...service, booking: ways }, session, { date, today: '2026-11-24' }).button;
  expect(buttonOn('2026-11-24')).toEqual({
    label: 'Call +1 (555) 555-0142',
    href: 'tel:+15555550142',
  });
  // A page on which one books at once.
  const page = [{ label: 'Online', href: 'https://book.example/' }];
  expect(buttonOn('2026-11-24', page).label).toBe('Book Tuesday, 6\u00a0pm');
  // A weekday alone would be today.
  expect(buttonOn('2026-12-01').label).toBe('Book Tue, Dec 1, 6\u00a0pm');
});

test('a service without times is booked in its own ways, else by what every studio has', () => {
  const own = bookWithoutTimes({ ...service, booking });
  expect(own.map(({ label }) => label)).toEqual(['Mail', 'Text']);
  const { searchParams } = new URL(own[0]?.href ?? '');
  expect(searchParams.get('subject')).toBe('Booking Boxing & bags');
  expect(searchParams.get('body')).toContain('Boxing & bags (class 5), $29');
  for (const others of [service, { ...service, booking: [] }])
    expect(bookWithoutTimes(others)).toEqual([
      { label: 'Call us', href: 'tel:+15555550142' },
      {
        label: 'Write to us',
        href: 'mailto:hello@power-zone.example?subject=Booking%20Boxing%20%26%20bags',
      },
    ]);
});
