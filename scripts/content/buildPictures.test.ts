/** @jest-environment node */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { CliError } from '../tools/console';
import { temporaryFolder } from '../tools/testing';
import { buildPictures, encodeVariant, encodeForPhone } from './buildPictures';

const at = temporaryFolder();
const image = (name: string) => at('public/images', name);
const made = async () => (await readdir(at('public/_pictures'))).sort();

const paint = (file: string, background: string) =>
  sharp({ create: { width: 620, height: 465, channels: 3, background } }).toFile(image(file));

beforeEach(async () => {
  await mkdir(at('public/images'), { recursive: true });
  await paint('towel.jpg', '#802000');
});

test('every width is written as AVIF and one as WebP, and only again if a picture changes', async () => {
  await expect(buildPictures(at('public'))).resolves.toEqual({ files: 3, written: 3 });
  const before = await made();
  expect(before.map((file) => file.replace(/\.[0-9a-f]{8}\./, '.#.'))).toEqual([
    'towel.#.300.avif',
    'towel.#.600.avif',
    'towel.#.600.webp',
  ]);
  await expect(buildPictures(at('public'))).resolves.toEqual({ files: 3, written: 0 });
  await paint('towel.jpg', '#004080');
  await expect(buildPictures(at('public'))).resolves.toEqual({ files: 3, written: 3 });
  expect((await made()).some((file) => before.includes(file))).toBe(false);
});

test('two sources with the same name are rejected', async () => {
  await paint('towel.png', '#ffffff');
  await expect(buildPictures(at('public'))).rejects.toThrow('two pictures named towel');
});

test('folders and files that aren’t pictures are rejected, without a stack trace', async () => {
  await writeFile(image('broken.jpg'), 'not a picture');
  await expect(buildPictures(at('public'))).rejects.toThrow(
    /^Replace or delete public\/images\/broken\.jpg/,
  );
  await expect(buildPictures(at('public'))).rejects.toBeInstanceOf(CliError);
  await rm(image('broken.jpg'));
  await mkdir(image('folder.jpg'));
  await expect(buildPictures(at('public'))).rejects.toThrow(/public\/images\/folder\.jpg.*EISDIR/);
});

test('the quality is lowered only as far as the budget requires', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const picture = sharp({
    create: { width: 96, height: 120, channels: 3, background: '#000', noise },
  });
  const source = sharp(await picture.png().toBuffer());
  const free = await encodeForPhone(source);
  const tight = await encodeForPhone(source, free.length - 1);
  expect(tight.length).toBeLessThan(free.length);
});

test.each([
  // The portrait crop has the full height of the source.
  ['hero', 'portrait', 320, 213, 1],
  // Photos are rotated according to their EXIF orientation.
  ['photo', 'full', 40, 80, 6],
] as const)(
  'the picture %s is cropped and rotated',
  async (name, view, width, height, orientation) => {
    const source = image(`${name}.jpg`);
    const size = name === 'photo' ? { width: 80, height: 40 } : { width: 800, height: 400 };
    const create = { ...size, channels: 3, background: '#b83c00' } as const;
    await sharp({ create }).withMetadata({ orientation }).toFile(source);
    const encoded = await encodeVariant(source, name, { file: '', view, width, format: 'webp' });
    await expect(sharp(encoded).metadata()).resolves.toMatchObject({ width, height });
  },
);
