/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeVariant, fitPhone } from './buildPictures';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'encode-'));
});

afterEach(() => rm(root, { recursive: true }));

it('lowers the quality only as far as the budget asks', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const picture = sharp({
    create: { width: 96, height: 120, channels: 3, background: '#000', noise },
  });
  const source = sharp(await picture.png().toBuffer());
  const free = await fitPhone(source);
  const tight = await fitPhone(source, free.length - 1);
  expect(tight.length).toBeLessThan(free.length);
});

it('cuts the crop of phones at the full height of the source', async () => {
  const source = join(root, 'hero-barbell.png');
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#b83c00' } }).toFile(
    source,
  );
  const variant = { file: '', view: 'portrait', width: 320, format: 'webp' } as const;
  const content = await encodeVariant(source, 'hero-barbell', variant);
  await expect(sharp(content).metadata()).resolves.toMatchObject({ width: 320, height: 256 });
});

it('turns a photograph as its camera marked it', async () => {
  const source = join(root, 'photo.jpg');
  await sharp({ create: { width: 80, height: 40, channels: 3, background: '#b83c00' } })
    .withMetadata({ orientation: 6 })
    .toFile(source);
  const variant = { file: '', view: 'full', width: 40, format: 'webp' } as const;
  const content = await encodeVariant(source, 'photo', variant);
  await expect(sharp(content).metadata()).resolves.toMatchObject({ width: 40, height: 80 });
});
