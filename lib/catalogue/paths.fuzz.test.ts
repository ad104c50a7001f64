/** @jest-environment node */
import fc from 'fast-check';
import { bookingPath, servicePath } from './paths';

const runs = { numRuns: 2_000 };

const sign = fc.constantFrom(...'aZ09 %/?#\\.,;:@&=+$!*\'()"<>[]{}|^`~-_é瑜🧘', '\ud83e', '\udd4a');
const text = fc.oneof(
  { weight: 2, arbitrary: fc.array(sign, { maxLength: 10 }).map((signs) => signs.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 10 }) },
);
const service = fc.record({ id: text, name: text, price: text, comment: text });

/** What `encodeURI` leaves as it stands (ECMA-262, 19.2.6.4), less what ends a path segment. */
const plain = new Set(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();:@&=+$,",
);

/** Encodes a segment byte by byte; halves of a sign become U+FFFD, as TextEncoder has it. */
function encoded(value: string): string {
  return [...value]
    .map((one) =>
      plain.has(one)
        ? one
        : [...new TextEncoder().encode(one)]
            .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
            .join(''),
    )
    .join('');
}

test('the booking path is what an encoder written anew makes of the four texts', () => {
  fc.assert(
    fc.property(service, ({ id, name, price, comment }) => {
      const whole = [id, name, price, comment].join(' ');
      return bookingPath({ id, name, price, comment }) === `/services/${encoded(whole)}`;
    }),
    runs,
  );
});

test('so is the path of a service’s own screen', () => {
  fc.assert(
    fc.property(text, (id) => servicePath(id) === `/services/${encoded(id)}`),
    runs,
  );
});
