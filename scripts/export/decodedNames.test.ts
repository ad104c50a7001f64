/** @jest-environment node */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { exportedName } from '@/lib/catalogue/prerender';
import { temporaryFolder } from '../tools/testing';
import { writeDecodedNames } from './decodedNames';

const at = temporaryFolder();
const pathOf = (...path: string[]) => at('services', ...path);

beforeEach(() => mkdir(pathOf()));

/** Writes a page as Next does. */
async function exportPage(segment: string) {
  const place = pathOf(exportedName(segment));
  await mkdir(place, { recursive: true });
  await writeFile(`${place}.html`, `page ${segment}`);
  await writeFile(`${place}.txt`, `data ${segment}`);
  await writeFile(`${place}/__next._tree.txt`, `tree ${segment}`);
}

const read = (...path: string[]) => readFile(pathOf(...path), 'utf8');

test.each(['what?', 'c#', 'Push / pull', 'back\\slash', 'a%2Fb', 'a/b/c'])(
  'copies the page, payload and folder of %p to the decoded name',
  async (segment) => {
    await exportPage(segment);
    expect(await writeDecodedNames(at(), [segment])).toEqual([`services/${segment}.html`]);
    expect(await read(`${segment}.html`)).toBe(`page ${segment}`);
    expect(await read(`${segment}.txt`)).toBe(`data ${segment}`);
    expect(await read(segment, '__next._tree.txt')).toBe(`tree ${segment}`);
    expect(await read(`${exportedName(segment)}.html`)).toBe(`page ${segment}`);
  },
);

test('copies nothing for names that need no escaping', async () => {
  await exportPage('$29 per class');
  const before = await readdir(at(), { recursive: true });
  expect(await writeDecodedNames(at(), ['$29 per class'])).toEqual([]);
  expect(await readdir(at(), { recursive: true })).toEqual(before);
});

test('never overwrites another page', async () => {
  await exportPage('a/b');
  await exportPage('a%2Fb');
  // The folder of this page would be the page of `x`.
  await exportPage('x.html/y');
  await exportPage('x');
  expect(await writeDecodedNames(at(), ['a%2Fb', 'x.html/y'])).toEqual([]);
  expect(await read('a%2Fb.html')).toBe('page a/b');
  expect(await read('x.html')).toBe('page x');
});

test('fails if a page is missing', async () => {
  await expect(writeDecodedNames(at(), ['never?'])).rejects.toThrow(/ENOENT.*never%3F\.html/);
});
