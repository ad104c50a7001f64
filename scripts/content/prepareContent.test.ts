/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { palette } from '@/lib/palette';
import { mark } from '@/lib/content/mark';
import { temporaryFolder } from '../tools/testing';
import { writeIcons } from './prepareContent';

const at = temporaryFolder();

it('writes the mark as a favicon of 32 pixels, and as icons for home screens', async () => {
  await writeIcons(at('public'));
  // One picture behind the directory of an ICO file, which has 6 bytes and 16 for its entry.
  const icon = (await readFile(at('public/favicon.ico'))).subarray(22);
  expect(await sharp(icon).metadata()).toMatchObject({ width: 32, height: 32 });
  const svg = await readFile(at('public/icons/favicon.svg'), 'utf8');
  for (const drawn of [mark.line, mark.area, palette.accent.DEFAULT]) expect(svg).toContain(drawn);
  for (const [file, side] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['maskable-512.png', 512],
  ] as const)
    expect(await sharp(at('public/icons', file)).metadata()).toMatchObject({
      width: side,
      height: side,
    });
});
