/** @jest-environment node */
import fc from 'fast-check';
import { findPrerendered, findServices } from '@/lib/services/findServices';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { decodedNames, exportedName, prerenderSegments } from './prerender';

const make = (
  id: string,
  name = `name ${id}`,
  price = '$5',
  comment = `comment ${id}`,
): Service => ({ id, name, price, comment, picture: '/a.jpg' });

test('ids, booking paths, names, prices and comments get one page each', () => {
  const segments = prerenderSegments([make('1'), make('2')]).join();
  expect(segments).toBe(
    '1,2,1 name 1 $5 comment 1,2 name 2 $5 comment 2,name 1,name 2,$5,comment 1,comment 2',
  );
});

const tooLong = ['x'.repeat(247), '瑜'.repeat(83), '?'.repeat(83)];
const reserved = ['.', '..', 'index', '__next._tree'];
const normalized = ['a//b', '/a', 'a/', 'back\\', 'a/../b', 'a\\.\\b'];

const withComment = (comment: string) => [make('1', 'n', '$5', comment)];

test.each([...tooLong, ...reserved, ...normalized])('the value %j has no page', (comment) =>
  expect(prerenderSegments(withComment(comment))).not.toContain(comment),
);

test.each(['x'.repeat(246), '瑜'.repeat(82), '?'.repeat(82)])(
  'the longest possible value %j has a page',
  (comment) => expect(prerenderSegments(withComment(comment))).toContain(comment),
);

test('if two values need the same file, the preferred kind of value gets it', () => {
  expect(prerenderSegments([make('1', '1.html', '1.txt')])).toEqual([
    '1',
    '1 1.html 1.txt comment 1',
    'comment 1',
  ]);
  expect(prerenderSegments([make('x.html', 'x')])).not.toContain('x');
});

test('values that differ only in case or accents share a page', () => {
  const services = [
    make('1', 'Caf\u00e9', 'spin', 'Strasse'),
    make('2', 'CAFE\u0301', 'x', 'SPIN'),
    make('3', 'STRAßE', 'X.HTML', 'y'),
  ];
  const segments = prerenderSegments(services);
  expect(segments).toEqual(expect.arrayContaining(['Caf\u00e9', 'spin', 'x', 'STRAßE']));
  for (const lost of ['CAFE\u0301', 'SPIN', 'X.HTML', 'Strasse'])
    expect(segments).not.toContain(lost);
});

const word = fc.oneof(
  fc.constantFrom(...'a A 100% 100%25 a/b a%2Fb a%2fb ? # .. index'.split(' ')),
  fc.constantFrom(...'a.html a.txt e\u0301 __next.x % %zz back\\slash é 🧘 $29'.split(' ')),
  fc.string({ minLength: 1, maxLength: 4 }),
  fc.nat({ max: 20 }).map((more) => '瑜'.repeat(70 + more)),
);
const list = fc
  .uniqueArray(fc.tuple(word, word, word, word), { selector: ([id]) => id, maxLength: 4 })
  .map((rows) => rows.map((row) => make(...row)));

/** The values that find a service. */
const valuesOf = ({ id, name, price, comment }: Service) =>
  new Set([id, name, price, comment, `${id} ${name} ${price} ${comment}`]);

/**
 * Returns each file's segment, by file name. If a copy and a file that Next wrote have the same
 * name, Next's file wins.
 */
function filesOf(segments: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map(segments.map((segment) => [exportedName(segment), segment]));
  for (const segment of segments)
    for (const name of decodedNames(segment)) if (!files.has(name)) files.set(name, segment);
  return files;
}

/**
 * Some hosts find no page for a segment that looks escaped. The 404 page then finds the service.
 */
const mayBeMissing = (segment: string) => /%(2f|3f|23|5c)/i.test(segment);

/**
 * The functions with which hosts decode a path: Firebase keeps escaped delimiters; plain file
 * servers decode everything.
 */
const hosts = [decodeURI, decodeURIComponent];

/** Returns a file name in the form in which Windows and macOS compare it. */
const onAnyDisk = (name: string) => name.normalize('NFC').toUpperCase();

test('no two pages share a file on any file system, and no name is too long', () => {
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

test('a link to a value leads to its page or to the 404 page', () => {
  let pagesFound = 0;
  fc.assert(
    fc.property(list, (services) => {
      const segments = prerenderSegments(services);
      const files = filesOf(segments);
      return segments.every((segment) => {
        const path = servicePath(segment).slice('/services/'.length);
        const found = findServices(services, segment);
        const pages = hosts.map((decode) => files.get(decode(path)));
        pagesFound += pages.filter((page) => page === segment).length;
        return (
          pages.every((page) => page === segment || (!page && mayBeMissing(segment))) &&
          found?.matchedValue === segment &&
          findPrerendered(services, segment)?.matchedValue === segment &&
          findPrerendered(services, encodeURIComponent(segment))?.matchedValue === segment &&
          valuesOf(found.service).has(segment)
        );
      });
    }),
    { numRuns: 500 },
  );
  expect(pagesFound).toBeGreaterThan(500);
});
