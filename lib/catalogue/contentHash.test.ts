/** @jest-environment node */
import fc from 'fast-check';
import { hashContent } from './contentHash';

test('equal content has an equal hash however it is laid out, and an edit changes it', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat({ max: 4 }),
      fc.string({ minLength: 1, maxLength: 3 }),
      (json, indent, more) => {
        const data: unknown = JSON.parse(json);
        const laidOut: unknown = JSON.parse(JSON.stringify(data, null, indent));
        expect(hashContent(laidOut)).toBe(hashContent(data));
        expect(hashContent([data, more])).not.toBe(hashContent([data]));
      },
    ),
    { numRuns: 2000 },
  );
});
