/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours, logoPaths } from '@/lib/brand';
import { writeIcons } from './writeIcons';

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

it('writes the mark as a favicon of 32 pixels, and as icons for home screens', async () => {
  const root = await mkdtemp(join(tmpdir(), 'icons-'));
  await writeIcons(root);
  const [icon, ...others] = decodeIco(await readFile(join(root, 'public', 'favicon.ico')));
  expect(others).toEqual([]);
  expect(icon?.size).toBe(32);
  expect(await sharp(icon?.png).metadata()).toMatchObject({ width: 32, height: 32 });
  const icons = join(root, 'public', 'icons');
  const svg = await readFile(join(icons, 'favicon.svg'), 'utf8');
  for (const drawn of [logoPaths.ring, logoPaths.bolt, colours.accent.DEFAULT])
    expect(svg).toContain(drawn);
  for (const [file, side] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['maskable-512.png', 512],
  ] as const)
    expect(await sharp(join(icons, file)).metadata()).toMatchObject({ width: side, height: side });
  await rm(root, { recursive: true });
});
