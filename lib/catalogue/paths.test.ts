/** @jest-environment node */
import fc from 'fast-check';
import { bookingPath, bookingSegment, encodeSegment, servicePath } from './paths';

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '100% Power',
    'a/b',
    'what?',
    'c#',
    `it's "quoted"`,
    '瑜伽',
    '🧘‍♀️',
    '%2F',
    '..',
    '\\',
  ),
);
const services = fc.record({ id: texts, name: texts, price: texts, comment: texts });

test('the booking path is /services/ and id, name, price and comment joined with spaces', () => {
  const service = { id: '1', name: 'Yoga', price: '$22 per class', comment: 'Hold, breathe' };
  expect(bookingSegment(service)).toBe('1 Yoga $22 per class Hold, breathe');
  expect(bookingPath(service)).toBe('/services/1%20Yoga%20$22%20per%20class%20Hold,%20breathe');
});

test.each([
  ['a/b', 'a%2Fb'],
  ['what?', 'what%3F'],
  ['c#', 'c%23'],
  ['100% Power', '100%25%20Power'],
  ['a, b & c + d = e; f: @', 'a,%20b%20&%20c%20+%20d%20=%20e;%20f:%20@'],
  ['Café', 'Caf%C3%A9'],
  ['half \ud83e', 'half%20%EF%BF%BD'],
])('%p is encoded as %p', (text, encoded) => {
  expect(encodeSegment(text)).toBe(encoded);
  expect(servicePath(text)).toBe(`/services/${encoded}`);
});

test('any text survives the way through a link, the address bar and back', () => {
  fc.assert(
    fc.property(services, (service) => {
      const url = new URL(bookingPath(service), 'https://power-zone.example/home?a=b#c');
      expect([url.origin, url.search, url.hash]).toEqual(['https://power-zone.example', '', '']);
      const [empty, folder, segment, ...more] = url.pathname.split('/');
      expect([empty, folder, more]).toEqual(['', 'services', []]);
      // TextEncoder writes U+FFFD for half characters, as every URL does.
      const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        new TextEncoder().encode(
          `${service.id} ${service.name} ${service.price} ${service.comment}`,
        ),
      );
      expect(decodeURIComponent(segment ?? '')).toBe(whole);
    }),
    { numRuns: 2_000 },
  );
});

test('an encoded segment has nothing in it that ends a segment or an attribute', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(encodeSegment(text)).not.toMatch(/[/?#\s"<>\\^`{|}]/);
    }),
    { numRuns: 2000 },
  );
});
