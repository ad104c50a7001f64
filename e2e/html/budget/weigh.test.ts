/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { brotli, weighFiles } from './weigh';

const text = Buffer.from('strong '.repeat(200));
const folder = mkdtempSync(join(tmpdir(), 'weigh-'));
const file = (name: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

afterAll(() => rmSync(folder, { recursive: true }));

test('a text weighs less when compressed', () => {
  const { gzip, brotli: packed } = weighFiles([file('a.txt')]);
  expect(gzip).toBeLessThan(100);
  expect(packed).toBeLessThan(gzip);
  expect(brotliDecompressSync(brotli(text))).toEqual(text);
});

test('a packed file weighs the same everywhere, and weights add up', () => {
  expect(weighFiles([file('a.woff2'), file('b.avif')])).toEqual({ gzip: 2800, brotli: 2800 });
  expect(weighFiles([])).toEqual({ gzip: 0, brotli: 0 });
});
