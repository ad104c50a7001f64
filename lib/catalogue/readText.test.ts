import fc from 'fast-check';
import { checksum } from './checksum';
import { readText } from './readText';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };

test('gives the services of a right file', () => {
  expect(readText(JSON.stringify([{ ...service, id: 1 }]))).toEqual([service]);
});

test.each([
  ['an empty file', '', 'it is not JSON'],
  ['a file cut off', '[{"id": "1"', 'it is not JSON'],
  ['a page instead', '<!doctype html><h1>Hi</h1>', 'it is not JSON'],
  ['null', 'null', 'its content is wrong'],
  ['an empty list', '[]', 'its content is wrong'],
  [
    'wrong types',
    JSON.stringify([{ ...service, price: {} }]),
    'its content is wrong (entry 1: type)',
  ],
  ['an id twice', JSON.stringify([service, service]), 'its content is wrong (entry 2: duplicate)'],
])('refuses %s', (_fault, text, reason) => {
  expect(() => readText(text)).toThrow(new Error(reason));
});

test('equal texts have equal checksums, and an edit changes them', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.string({ minLength: 1, maxLength: 3 }),
      (text, at, more) => {
        const place = at % (text.length + 1);
        const edited = text.slice(0, place) + more + text.slice(place);
        expect(checksum(text)).toBe(checksum(`${text}`));
        expect(checksum(edited)).not.toBe(checksum(text));
      },
    ),
    { numRuns: 5000 },
  );
});
