/** @jest-environment node */
import { bookingWays } from '@/lib/content/booking';
import { bookingFault, bookingHref } from './booking';

const service = { id: '5', name: 'Boxing & bags', price: '$29', comment: 'Hit', picture: '/a.jpg' };
const session = { day: 'Tuesday', start: '18:00' } as const;
const href = (address: string) => bookingHref({ label: 'Way', href: address }, service, session);

test('an e-mail and a text message say service, id, day, time and price', () => {
  for (const way of bookingWays.filter(({ href: address }) => address.includes('{message}'))) {
    const query = new URL(bookingHref(way, service, session)).searchParams;
    const body = query.get('body') ?? '';
    for (const fact of ['Boxing & bags', '(class 5)', 'Tuesday at 6 pm', '$29'])
      expect(body).toContain(fact);
  }
});

test('each fact goes into an address by its name, encoded', () => {
  expect(href('https://book.example/{id}?class={service}&day={day}&at={time}&for={price}')).toBe(
    'https://book.example/5?class=Boxing%20%26%20bags&day=Tuesday&at=18%3A00&for=%2429',
  );
});

test('the ways that the studio offers are right', () => {
  expect(bookingWays.map(bookingFault)).toEqual(bookingWays.map(() => undefined));
});

test.each([
  ['ftp://book.example', 'expected an address that starts with mailto:, tel:, sms: or https://'],
  ['javascript:alert(1)', 'expected an address that starts with'],
  ['https://book.example/{klass}', 'with {klass}; expected {service}, {id}, {day}'],
])('%s is refused by naming it', (address, message) => {
  const fault = bookingFault({ label: 'Way', href: address });
  expect(fault).toContain(`lib/content/booking.ts, way "Way": found "${address}"`);
  expect(fault).toContain(message);
});
