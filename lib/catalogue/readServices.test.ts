/** @jest-environment node */
import fc from 'fast-check';
import { contentHash } from './contentHash';
import { readServices } from './readServices';

const service = { id: '1', name: 'Spin', price: '$24', comment: 'Ride', picture: '/a.jpg' };

test('gives the services of right content', () => {
  expect(readServices([{ ...service, id: 1 }])).toEqual([service]);
});

test.each([
  ['null', null, 'its content is wrong'],
  ['an empty list', [], 'its content is wrong'],
  ['wrong types', [{ ...service, price: {} }], 'its content is wrong (entry 1: type)'],
  ['an id twice', [service, service], 'its content is wrong (entry 2: duplicate)'],
])('refuses %s', (_fault, data, reason) => {
  expect(() => readServices(data)).toThrow(new Error(reason));
});

test('equal content has equal checksums however it is laid out, and an edit changes them', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat({ max: 4 }),
      fc.string({ minLength: 1, maxLength: 3 }),
      (json, indent, more) => {
        const data: unknown = JSON.parse(json);
        const laidOut: unknown = JSON.parse(JSON.stringify(data, null, indent));
        expect(contentHash(laidOut)).toBe(contentHash(data));
        expect(contentHash([data, more])).not.toBe(contentHash([data]));
      },
    ),
    { numRuns: 2000 },
  );
});
