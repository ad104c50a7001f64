/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodeIco, markSvg, tab } from './iconFiles';

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

it('wraps a picture that can be read back', () => {
  const png = Buffer.from('picture');
  expect(decodeIco(encodeIco(png, 32))).toEqual([{ size: 32, png }]);
});

it('the favicon that is shipped has 32 pixels', async () => {
  const [icon, ...others] = decodeIco(await readFile('public/favicon.ico'));
  expect(others).toEqual([]);
  expect(icon?.size).toBe(32);
  expect(await sharp(icon?.png).metadata()).toMatchObject({ width: 32, height: 32 });
});

it('the icon that is shipped is the mark of lib/brand.ts: after a change run `npm run icons`', async () => {
  expect(await readFile('public/icons/favicon.svg', 'utf8')).toBe(markSvg(tab));
});
