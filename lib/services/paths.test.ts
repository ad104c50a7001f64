/** @jest-environment node */
import { bookingPath, servicePath } from './paths';
import { serviceTitle } from './title';

const service = { id: '1', name: 'Yoga', price: '$22 per class', comment: 'Hold, breathe' };

test('the booking path joins id, name, price and comment with spaces', () => {
  expect(bookingPath(service)).toBe('/services/1%20Yoga%20$22%20per%20class%20Hold,%20breathe');
});

test.each([
  ['a/b', 'a%2Fb'],
  ['what?', 'what%3F'],
  ['c#', 'c%23'],
  ['100% Power', '100%25%20Power'],
  ['a, b & c + d = e; f: @', 'a,%20b%20&%20c%20+%20d%20=%20e;%20f:%20@'],
  ['Café', 'Caf%C3%A9'],
])('%j is encoded as %s', (text, encoded) => {
  expect(servicePath(text)).toBe(`/services/${encoded}`);
});

test('a title is truncated at a word boundary, or within a long word', () => {
  expect(serviceTitle(service)).toBe('Yoga: $22 per class');
  const words = serviceTitle({ ...service, name: 'Strong '.repeat(20).trim() });
  expect(words).toMatch(/^(Strong )+Strong…$/);
  expect(serviceTitle({ ...service, name: '🧘'.repeat(99) })).toBe(`${'🧘'.repeat(89)}…`);
});
