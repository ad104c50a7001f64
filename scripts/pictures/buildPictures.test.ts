/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CliError } from '../console/console';
import { buildPictures } from './buildPictures';

let root: string;
const images = () => join(root, 'public', 'images');
const made = async () => (await readdir(join(root, 'public', '_pictures'))).sort();

const paint = (file: string, background: string) =>
  sharp({ create: { width: 460, height: 345, channels: 3, background } }).toFile(
    join(images(), file),
  );

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(images(), { recursive: true });
  await paint('mat.jpg', '#802000');
});

afterEach(() => rm(root, { recursive: true }));

it('writes every usable width in both formats', async () => {
  await expect(buildPictures(root)).resolves.toEqual({ files: 4, written: 4 });
  expect((await made()).map((file) => file.replace(/\.[0-9a-f]{8}\./, '.#.'))).toEqual([
    'mat.#.300.avif',
    'mat.#.300.webp',
    'mat.#.450.avif',
    'mat.#.450.webp',
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
  await expect(buildPictures(root)).resolves.toEqual({ files: 4, written: 4 });
  expect((await made()).some((file) => before.includes(file))).toBe(false);
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
