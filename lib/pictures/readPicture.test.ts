/** @jest-environment node */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { temporaryFolder } from '@/scripts/tools/testing';
import { cropTo, portraitBox } from './readPicture';
import { pictureFallback, pictureSrcSet, type PictureVariants } from './variants';

const at = temporaryFolder();

/** Imports a fresh copy of the module for each test, because the module caches what it reads. */
async function read(url: string): Promise<PictureVariants | undefined> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    TSX_TSCONFIG_PATH: at('tsconfig.json'),
  });
  const { readPicture } = await import('./readPicture');
  return readPicture(url);
}

beforeEach(async () => {
  await mkdir(at('public/images'), { recursive: true });
  await mkdir(at('public/_pictures'));
  const source = sharp({ create: { width: 500, height: 250, channels: 3, background: '#b83c00' } });
  await source.png().toFile(at('public/images/mat.png'));
});

afterEach(() => jest.restoreAllMocks());

test.each([
  'https://elsewhere.example/images/mat.png',
  '/images/missing.png',
  '/images/../data.json',
])('%s is not resized', async (url) => expect(await read(url)).toBeUndefined());

test('if a picture has not been resized, the error says what to run', async () => {
  await expect(read('/images/mat.png')).rejects.toThrow(
    'Run npm run build or restart npm run dev to resize public/images/mat.png.',
  );
});

test.each([
  [1, { left: 540, top: 0, width: 1800, height: 1200 }],
  [1.25, { left: 720, top: 120, width: 1440, height: 960 }],
])('portraits are cropped around the focus at a zoom of %s', (zoom, box) => {
  expect(portraitBox({ width: 2400, height: 1200 }, { focus: 0.6, zoom })).toEqual(box);
});

test('pictures are never enlarged', () => {
  expect(cropTo({ width: 640, height: 481 }, [300, 600, 1200])).toEqual({
    width: 600,
    height: 451,
    widths: [300, 600],
  });
  expect(cropTo({ width: 120, height: 90 }, [300, 600])).toEqual({
    width: 120,
    height: 90,
    widths: [120],
  });
});

test('file names with a comma or a space are encoded', () => {
  const size = { width: 900, height: 675, widths: [300, 600, 900] };
  const picture = { name: 'my yoga, 100%', hash: '0123abcd', ...size };
  const srcSet = pictureSrcSet(picture, 'full').split(', ');
  expect(srcSet).toHaveLength(3);
  expect(srcSet[0]).toBe('/_pictures/my%20yoga%2C%20100%25.0123abcd.300.avif 300w');
  expect(pictureFallback(picture)).toBe('/_pictures/my%20yoga%2C%20100%25.0123abcd.900.webp');
});
