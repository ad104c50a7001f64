import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Service } from '@/lib/services/service';
import { publicFolder } from '@/lib/studio/folders';
import type { StudioPicture } from '@/lib/schemas';
import { darkAddress, portraitRatio, sharedSettings, sharp, variantSettingsFor } from './settings';
import {
  type NamedPicture,
  type PictureCrop,
  pictureFile,
  type PicturePair,
  type PictureVariants,
} from './variants';

/** The pixel size of a picture. */
export type Size = Pick<PictureCrop, 'width' | 'height'>;

/** The upright part of a source picture around `focus` (0 left, 1 right), in pixels, never reaching over its edges. */
export function portraitBox({ width, height }: Size, focus: number) {
  const cut = Math.min(width, Math.round(height * portraitRatio));
  const left = Math.round(focus * width - cut / 2);
  return { left: Math.min(Math.max(left, 0), width - cut), top: 0, width: cut, height };
}

/** A crop of this size at those of the widths that it has pixels for, at least one. */
export function cropTo(size: Size, widths: readonly number[]): PictureCrop {
  const usable = widths.filter((width) => width <= size.width);
  const width = usable.at(-1) ?? size.width;
  const height = Math.round((width * size.height) / size.width);
  return { width, height, widths: usable.length > 0 ? usable : [width] };
}

/**
 * Everything the site says about a source picture, worked out from the file alone, so that there is no list that could be out
 * of date. Throws when the file is missing or no picture.
 */
export async function inspectSource(file: string): Promise<PictureVariants> {
  const content = await readFile(file);
  const { name } = parse(file);
  const settings = variantSettingsFor(name);
  const { portrait } = settings;
  const picture = sharp(content, { autoOrient: true });
  // As a camera's turn mark shows it, not as its pixels lie.
  const size = (await picture.metadata()).autoOrient;
  const hashed = JSON.stringify([settings, ...sharedSettings]);
  return {
    name,
    hash: createHash('sha256').update(content).update(hashed).digest('hex').slice(0, 8),
    ...cropTo(size, settings.widths),
    ...(portrait && { portrait: cropTo(portraitBox(size, portrait.focus), portrait.widths) }),
  };
}

/** The file names of the source pictures in a folder, sorted. */
export async function sourcePictures(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort();
}

/** Addresses of source pictures: pictures that lie directly in `public/images`. */
const sourceAddress = /^\/images\/([^/\\]+\.(?:jpe?g|png|webp))$/i;

/** The file of a source picture on disk, or undefined for any other address. */
export function sourceFile(address: string): string | undefined {
  const name = sourceAddress.exec(address)?.[1];
  const file = name && join(publicFolder, 'images', name);
  return file && existsSync(file) ? file : undefined;
}

const known = new Map<string, Promise<PictureVariants | undefined>>();

async function read(address: string): Promise<PictureVariants | undefined> {
  const file = sourceFile(address);
  if (!file) return undefined;
  const picture = await inspectSource(file);
  const variant = pictureFile(picture, 'full', picture.width, 'avif');
  if (!existsSync(join(publicFolder, '_pictures', variant))) {
    throw new Error(
      `The sizes of public${address} are not made yet: npm run build makes them, npm run dev at its start.`,
    );
  }
  return picture;
}

/**
 * The picture behind an address, or undefined when it is not one of the source pictures in `public/images` (then the address
 * is shown as it is). Each source is read once a process. Throws when its sizes were not made.
 */
export function readPicture(address: string): Promise<PictureVariants | undefined> {
  const found = known.get(address) ?? read(address);
  known.set(address, found);
  return found;
}

/**
 * A picture with the same one with the light off, where there is such a file (product 14.6); undefined as in {@link readPicture}.
 */
export async function readPair({ src }: StudioPicture): Promise<PicturePair | undefined> {
  const source = await readPicture(src);
  return source && { source, off: await readPicture(darkAddress(src)) };
}

/**
 * The source pictures of some services, each once.
 * @param widest the most pixels across that their place on the page can use
 */
export async function readServicePictures(
  services: readonly Service[],
  widest = Infinity,
): Promise<readonly NamedPicture[]> {
  const fit = (picture: PictureVariants) => ({
    ...picture,
    widths: picture.widths.filter((width, at) => at === 0 || width <= widest),
  });
  const addresses = [...new Set(services.map(({ picture }) => picture))];
  const found = await Promise.all(
    addresses.map(async (address) => {
      const pair = await readPair({ src: address });
      if (!pair) return [];
      const { source, off } = pair;
      return [{ address, source: fit(source), off: off && fit(off) }];
    }),
  );
  return found.flat();
}
