/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours, logoPaths } from '@/lib/brand';
import { writeIcons } from './prepareContent';

it('writes the mark as a favicon of 32 pixels, and as icons for home screens', async () => {
  const root = await mkdtemp(join(tmpdir(), 'icons-'));
  await writeIcons(root);
  // One picture behind the directory of an ICO file, which has 6 bytes and 16 for its entry.
  const icon = (await readFile(join(root, 'public', 'favicon.ico'))).subarray(22);
  expect(await sharp(icon).metadata()).toMatchObject({ width: 32, height: 32 });
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
