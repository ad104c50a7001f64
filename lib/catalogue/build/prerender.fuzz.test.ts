/** @jest-environment node */
import fc from 'fast-check';
import { findPrerendered, findServices } from '@/lib/catalogue/findServices';
import { servicePath } from '@/lib/catalogue/paths';
import { decodedNames, exportedName, prerenderSegments } from './prerender';

const word = fc.oneof(
  fc.constantFrom('a', 'A', '100%', '100%25', 'a/b', 'a%2Fb', 'a%2fb', '?', '#', '..', 'index'),
  fc.constantFrom(
    'a.html',
    'a.txt',
    'e\u0301',
    '__next.x',
    '%',
    '%zz',
    'back\\slash',
    'é',
    '🧘',
    '$29',
  ),
  fc.string({ minLength: 1, maxLength: 4 }),
  fc.nat({ max: 20 }).map((more) => '瑜'.repeat(70 + more)),
);
const list = fc
  .uniqueArray(fc.tuple(word, word, word, word), {
    selector: ([id]) => id,
    minLength: 1,
    maxLength: 4,
  })
  .map((rows) =>
    rows.map(([id, name, price, comment]) => ({ id, name, price, comment, picture: '/a.jpg' })),
  );

/** The values of a service that lead to it (product 10.3), in plain words. */
const valuesOf = ({
  id,
  name,
  price,
  comment,
}: Record<'id' | 'name' | 'price' | 'comment', string>) =>
  new Set([id, name, price, comment, `${id} ${name} ${price} ${comment}`]);

/** The files of the build with the values that they are the pages of: first Next’s names, then those of the copies. */
function filesOf(segments: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map(segments.map((segment) => [exportedName(segment), segment]));
  for (const segment of segments)
    for (const name of decodedNames(segment)) if (!files.has(name)) files.set(name, segment);
  return files;
}

/**
 * Values that look as if they were escaped already may have no page on one of the hosts: the 404 screen finds those
 * instead. Another value's page is never right.
 */
const mayBeMissing = (segment: string) => /%(2f|3f|23|5c)/i.test(segment);

/** What two kinds of hosts look for: Firebase leaves the escapes of delimiters alone, nginx decodes everything. */
const hosts = [decodeURI, decodeURIComponent];

/** What a file system that knows no case and no normal forms makes of a name: those of Windows and macOS. */
const onAnyDisk = (name: string) => name.normalize('NFC').toUpperCase();

test('no two pages have a file in common, on any disk, and every name fits one', () => {
  fc.assert(
    fc.property(list, (services) => {
      const names = prerenderSegments(services).map(exportedName);
      const files = names.flatMap((name) => [name, `${name}.html`, `${name}.txt`]);
      expect(new Set(files.map(onAnyDisk)).size).toBe(files.length);
      for (const name of names)
        expect(Buffer.byteLength(`${name}.segments`)).toBeLessThanOrEqual(255);
    }),
    { numRuns: 300 },
  );
});

test('every link to a prerendered value is answered with that value’s page, or with the 404 page', () => {
  let answered = 0;
  fc.assert(
    fc.property(list, (services) => {
      const segments = prerenderSegments(services);
      const files = filesOf(segments);
      return segments.every((segment) => {
        const path = servicePath(segment).slice('/services/'.length);
        const found = findServices(services, segment);
        const pages = hosts.map((decode) => files.get(decode(path)));
        answered += pages.filter((page) => page === segment).length;
        return (
          pages.every((page) => page === segment || (!page && mayBeMissing(segment))) &&
          found?.value === segment &&
          findPrerendered(services, segment)?.value === segment &&
          findPrerendered(services, encodeURIComponent(segment))?.value === segment &&
          valuesOf(found.service).has(segment)
        );
      });
    }),
    { numRuns: 2_000 },
  );
  expect(answered).toBeGreaterThan(2_000);
});
