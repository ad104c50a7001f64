import 'server-only';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import type { PictureCrop, PictureVariants } from '@/lib/pictures/variants';
import { portraitRatio, sharedSettings, variantSettingsFor } from './settings';
import { sharp } from '@/lib/pictures/settings';

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
