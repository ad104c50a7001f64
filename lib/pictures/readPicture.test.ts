/** @jest-environment node */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { temporaryFolder } from '@/scripts/tools/testing';
import type { PictureVariants } from '@/lib/pictures/variants';
import { cropTo, portraitBox } from './readPicture';

const at = temporaryFolder();

/** A fresh module for each test, since it remembers what it has read. */
async function read(address: string): Promise<PictureVariants | undefined> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    TSX_TSCONFIG_PATH: at('tsconfig.json'),
  });
  const { readPicture } = await import('./readPicture');
  return readPicture(address);
}

beforeEach(async () => {
  await mkdir(at('public/images'), { recursive: true });
  await mkdir(at('public/_pictures'));
  const source = sharp({ create: { width: 500, height: 250, channels: 3, background: '#b83c00' } });
  await source.png().toFile(at('public/images/mat.png'));
});

afterEach(() => jest.restoreAllMocks());

it.each([
  'https://elsewhere.example/images/mat.png',
  '//elsewhere.example/images/mat.png',
  '/images/missing.png',
  '/images/../data.json',
  '/images/sub/mat.png',
  '/mat.png',
  '',
])('leaves %j as it is', async (address) => {
  await expect(read(address)).resolves.toBeUndefined();
});

it('says what to run when the sizes were not made', async () => {
  await expect(read('/images/mat.png')).rejects.toThrow(
    'The sizes of public/images/mat.png are not made yet: npm run build makes them, npm run dev at its start.',
  );
});

describe('portraitBox', () => {
  it('is half as wide again as high, around the focus', () => {
    expect(portraitBox({ width: 2400, height: 1200 }, 0.6)).toEqual({
      left: 540,
      top: 0,
      width: 1800,
      height: 1200,
    });
  });
});

describe('cropTo', () => {
  it('never asks for more pixels than there are, and rounds the height to whole ones', () => {
    const crop = cropTo({ width: 640, height: 481 }, [300, 600, 1200]);
    expect(crop).toEqual({ width: 600, height: 451, widths: [300, 600] });
  });

  it('keeps a picture that is smaller than every width', () => {
    const crop = cropTo({ width: 120, height: 90 }, [300, 600]);
    expect(crop).toEqual({ width: 120, height: 90, widths: [120] });
  });
});
