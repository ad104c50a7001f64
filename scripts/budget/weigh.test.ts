/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { addWeights, brotli, weigh } from './weigh';

const text = Buffer.from('strong '.repeat(200));

test('a text weighs less when compressed', () => {
  const { raw, gzip, brotli: packed } = weigh(text);
  expect(raw).toBe(1400);
  expect(gzip).toBeLessThan(100);
  expect(packed).toBeLessThan(gzip);
  expect(brotliDecompressSync(brotli(text))).toEqual(text);
});

test('a packed file weighs the same everywhere', () => {
  expect(weigh(text, true)).toEqual({ raw: 1400, gzip: 1400, brotli: 1400 });
});

test('weights add up', () => {
  const one = { raw: 3, gzip: 2, brotli: 1 };
  expect(addWeights([one, one])).toEqual({ raw: 6, gzip: 4, brotli: 2 });
  expect(addWeights([])).toEqual({ raw: 0, gzip: 0, brotli: 0 });
});
