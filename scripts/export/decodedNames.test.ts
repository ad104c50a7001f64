/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedName } from '@/lib/services/build/prerender';
import { writeDecodedNames } from './decodedNames';

let root: string;
let out: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'decoded-names-'));
  out = join(root, 'site', 'out');
  await mkdir(join(out, 'services'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

/** Writes a page as Next exports it. */
async function exportPage(segment: string) {
  const place = join(out, 'services', exportedName(segment));
  await mkdir(place, { recursive: true });
  await writeFile(`${place}.html`, `page ${segment}`);
  await writeFile(`${place}.txt`, `data ${segment}`);
  await writeFile(join(place, '__next._tree.txt'), `tree ${segment}`);
}

const read = (...path: string[]) => readFile(join(out, 'services', ...path), 'utf8');

test.each(['what?', 'c#', 'Push / pull', 'back\\slash', 'a%2Fb', 'a/b/c'])(
  'writes the page, data and folder of %p under the decoded name too',
  async (segment) => {
    await exportPage(segment);
    expect(await writeDecodedNames(out, [segment])).toEqual([`services/${segment}.html`]);
    expect(await read(`${segment}.html`)).toBe(`page ${segment}`);
    expect(await read(`${segment}.txt`)).toBe(`data ${segment}`);
    expect(await read(segment, '__next._tree.txt')).toBe(`tree ${segment}`);
    expect(await read(`${exportedName(segment)}.html`)).toBe(`page ${segment}`);
  },
);

test('leaves names alone that need no escape', async () => {
  await exportPage('$29 per class');
  const before = await readdir(out, { recursive: true });
  expect(await writeDecodedNames(out, ['$29 per class'])).toEqual([]);
  expect(await readdir(out, { recursive: true })).toEqual(before);
});

test('never overwrites another page', async () => {
  await exportPage('a/b');
  await exportPage('a%2Fb');
  await exportPage('x.html/y');
  await exportPage('x');
  expect(await writeDecodedNames(out, ['a%2Fb', 'x.html/y'])).toEqual([]);
  expect(await read('a%2Fb.html')).toBe('page a/b');
  expect(await read('x.html')).toBe('page x');
});

test('leaves nothing behind for a page that was not exported, or a name that the file system cannot hold', async () => {
  const long = `${'x'.repeat(251)}/y?`;
  expect(await writeDecodedNames(out, ['never?', `${'y'.repeat(300)}?`, long])).toEqual([]);
  expect((await readdir(join(out, 'services'))).filter((name) => !name.startsWith('x'))).toEqual(
    [],
  );
});
