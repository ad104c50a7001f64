import 'server-only';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from '@/lib/schemas';
import type { Service } from '@/lib/services/service';
import { publicFolder } from '@/lib/studio/folders';
import {
  closedUrl,
  type PortraitArea,
  portraitRatio,
  sharedSettings,
  variantSettingsFor,
} from './settings';
import {
  type NamedPicture,
  type PictureCrop,
  pictureFile,
  type PictureVersions,
  type PictureVariants,
} from './variants';

type Size = Pick<PictureCrop, 'width' | 'height'>;

/** Returns the portrait crop, centered on `focus` horizontally and on the picture vertically. */
export function portraitBox({ width, height }: Size, { focus, zoom }: PortraitArea) {
  const cutHeight = Math.round(height / zoom);
  const cut = Math.min(width, Math.round(cutHeight * portraitRatio));
  const left = Math.min(Math.max(Math.round(focus * width - cut / 2), 0), width - cut);
  return { left, top: Math.round((height - cutHeight) / 2), width: cut, height: cutHeight };
}

/**
 * Drops widths that would upscale the picture. If no width is left, uses the picture's own width.
 */
export function cropTo(size: Size, widths: readonly number[]): PictureCrop {
  const usable = widths.filter((width) => width <= size.width);
  const width = usable.at(-1) ?? size.width;
  const height = Math.round((width * size.height) / size.width);
  return { width, height, widths: usable.length > 0 ? usable : [width] };
}

/** Reads a source picture and returns its variants. Rejects if the file isn't a picture. */
export async function inspectSource(file: string): Promise<PictureVariants> {
  const content = await readFile(file);
  const { name } = parse(file);
  const settings = variantSettingsFor(name);
  const { portrait } = settings;
  const picture = sharp(content, { autoOrient: true });
  const size = (await picture.metadata()).autoOrient;
  const hashed = JSON.stringify([settings, ...sharedSettings]);
  return {
    name,
    hash: createHash('sha256').update(content).update(hashed).digest('hex').slice(0, 8),
    ...cropTo(size, settings.widths),
    ...(portrait && { portrait: cropTo(portraitBox(size, portrait), portrait.widths) }),
  };
}

/** Returns the file names of the source pictures in a folder, sorted. */
export async function sourcePictures(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort();
}

/** Matches URLs of source pictures, which are files in `public/images`. */
const sourceUrl = /^\/images\/([^/\\]+\.(?:jpe?g|png|webp))$/i;

/** Returns the file of a source picture, or undefined for any other URL. */
export function sourceFile(url: string): string | undefined {
  const name = sourceUrl.exec(url)?.[1];
  const file = name && join(publicFolder, 'images', name);
  return file && existsSync(file) ? file : undefined;
}

const cache = new Map<string, Promise<PictureVariants | undefined>>();

async function read(url: string): Promise<PictureVariants | undefined> {
  const file = sourceFile(url);
  if (!file) return undefined;
  const picture = await inspectSource(file);
  const variant = pictureFile(picture, 'full', picture.width, 'avif');
  if (!existsSync(join(publicFolder, '_pictures', variant)))
    throw new Error(`Run npm run build or restart npm run dev to resize public${url}.`);
  return picture;
}

/**
 * Returns the variants of a source picture, or undefined for any other URL. Reads each picture once
 * per process. Rejects if the picture hasn't been resized.
 */
export function readPicture(url: string): Promise<PictureVariants | undefined> {
  const found = cache.get(url) ?? read(url);
  cache.set(url, found);
  return found;
}

/** Returns a source picture with its version for the closed studio, if it has one. */
export async function readVersions({ src }: PictureEntry): Promise<PictureVersions | undefined> {
  const source = await readPicture(src);
  return source && { source, closed: await readPicture(closedUrl(src)) };
}

/** Returns the source pictures of services, without duplicates. */
export async function readServicePictures(
  services: readonly Service[],
): Promise<readonly NamedPicture[]> {
  const urls = [...new Set(services.map(({ picture }) => picture))];
  const found = await Promise.all(
    urls.map(async (url) => {
      const versions = await readVersions({ src: url });
      return versions ? [{ url, ...versions }] : [];
    }),
  );
  return found.flat();
}
