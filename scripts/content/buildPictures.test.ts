/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CliError } from '../tools/console';
import { buildPictures, encodeVariant, fitPhone } from './buildPictures';

let root: string;
const images = () => join(root, 'public', 'images');
const made = async () => (await readdir(join(root, 'public', '_pictures'))).sort();

const paint = (file: string, background: string) =>
  sharp({ create: { width: 620, height: 465, channels: 3, background } }).toFile(
    join(images(), file),
  );

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(images(), { recursive: true });
  await paint('mat.jpg', '#802000');
});

afterEach(() => rm(root, { recursive: true }));

it('writes every usable width as AVIF, and one WebP', async () => {
  await expect(buildPictures(root)).resolves.toEqual({ files: 3, written: 3 });
  expect((await made()).map((file) => file.replace(/\.[0-9a-f]{8}\./, '.#.'))).toEqual([
    'mat.#.300.avif',
    'mat.#.600.avif',
    'mat.#.600.webp',
  ]);
});

it('keeps what exists', async () => {
  await buildPictures(root);
  await expect(buildPictures(root)).resolves.toMatchObject({ written: 0 });
});

it('gives a changed source new names and removes the old files', async () => {
  await buildPictures(root);
  const before = await made();
  await paint('mat.jpg', '#004080');
  await expect(buildPictures(root)).resolves.toEqual({ files: 3, written: 3 });
  expect((await made()).some((file) => before.includes(file))).toBe(false);
});

it('leaves the unfinished files of another build alone, and removes those that were left behind', async () => {
  const folder = join(root, 'public', '_pictures');
  await mkdir(folder, { recursive: true });
  for (const file of ['new.avif.1.part', 'old.avif.1.part'])
    await writeFile(join(folder, file), 'unfinished');
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(join(folder, 'old.avif.1.part'), yesterday, yesterday);
  await buildPictures(root);
  expect((await made()).filter((file) => file.endsWith('.part'))).toEqual(['new.avif.1.part']);
});

it('names the two sources that would share their files', async () => {
  await paint('mat.png', '#ffffff');
  await expect(buildPictures(root)).rejects.toThrow('two pictures named mat');
});

it('names a source that is no picture, or a folder, without a stack trace', async () => {
  await writeFile(join(images(), 'broken.jpg'), 'not a picture');
  await expect(buildPictures(root)).rejects.toThrow(/^public\/images\/broken\.jpg .*save it anew/);
  await expect(buildPictures(root)).rejects.toBeInstanceOf(CliError);
  await rm(join(images(), 'broken.jpg'));
  await mkdir(join(images(), 'folder.jpg'));
  await expect(buildPictures(root)).rejects.toThrow(/^public\/images\/folder\.jpg .*EISDIR/);
});

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
  const source = join(images(), 'hero-barbell.png');
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#b83c00' } }).toFile(
    source,
  );
  const variant = { file: '', view: 'portrait', width: 320, format: 'webp' } as const;
  const content = await encodeVariant(source, 'hero-barbell', variant);
  await expect(sharp(content).metadata()).resolves.toMatchObject({ width: 320, height: 256 });
});

it('turns a photograph as its camera marked it', async () => {
  const source = join(images(), 'photo.jpg');
  await sharp({ create: { width: 80, height: 40, channels: 3, background: '#b83c00' } })
    .withMetadata({ orientation: 6 })
    .toFile(source);
  const variant = { file: '', view: 'full', width: 40, format: 'webp' } as const;
  const content = await encodeVariant(source, 'photo', variant);
  await expect(sharp(content).metadata()).resolves.toMatchObject({ width: 40, height: 80 });
});
