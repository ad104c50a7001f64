import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import { colours } from '@/lib/brand';
import type { PictureCrop, PictureVariants } from '@/lib/pictures/variants';
import { portraitRatio, sharedSettings, variantSettingsFor } from './settings';

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

/** The backgrounds that may hold a picture's place: classes, since the site's policy forbids inline styles. */
const placeholders = {
  'bg-ground': colours.ground,
  'bg-surface': colours.surface,
  'bg-raised': colours.raised,
  'bg-line': colours.line,
  'bg-steel-deep': colours.steel.deep,
  'bg-ember-deep': colours.ember.deep,
} as const;

/** The class of a background that holds a picture's place. */
export type Placeholder = keyof typeof placeholders;

/** How far apart two colours are, as the square of their distance in RGB; `hex` is a colour as `#rrggbb`. */
function distance(hex: string, colour: readonly number[]): number {
  const parts = colour.map((part, at) => part - parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16));
  return parts.reduce((sum, part) => sum + part ** 2, 0);
}

/** The placeholder nearest to a colour: its red, green and blue, 0 to 255 each. */
export function nearestPlaceholder(colour: readonly number[]): Placeholder {
  const names = Object.keys(placeholders) as Placeholder[];
  const away = (name: Placeholder) => distance(placeholders[name], colour);
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
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
  const colour = await picture
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const hashed = JSON.stringify([settings, ...sharedSettings]);
  return {
    name,
    hash: createHash('sha256').update(content).update(hashed).digest('hex').slice(0, 8),
    ...cropTo(size, settings.widths),
    placeholder: nearestPlaceholder([...colour]),
    ...(portrait && { portrait: cropTo(portraitBox(size, portrait.focus), portrait.widths) }),
  };
}
