/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodeIco } from './ico';

/** Reads an icon file back, by the format's description. */
function decodeIco(file: Buffer) {
  return Array.from({ length: file.readUInt16LE(4) }, (_none, at) => {
    const entry = 6 + 16 * at;
    const offset = file.readUInt32LE(entry + 12);
    return {
      size: file.readUInt8(entry) || 256,
      png: file.subarray(offset, offset + file.readUInt32LE(entry + 8)),
    };
  });
}

it('packs pictures that can be read back', () => {
  const pictures = [16, 256].map((size) => ({ size, png: Buffer.from(`picture ${size}`) }));
  expect(decodeIco(encodeIco(pictures))).toEqual(pictures);
});

it('the favicon that is shipped holds 16, 32 and 48 pixels', async () => {
  const icons = decodeIco(await readFile('public/favicon.ico'));
  const sides = await Promise.all(
    icons.map(async ({ png }) => (await sharp(png).metadata()).width),
  );
  expect(sides).toEqual([16, 32, 48]);
  expect(icons.map(({ size }) => size)).toEqual(sides);
});
