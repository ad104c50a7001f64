import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import { colours } from '@/lib/brand';
import type { PictureCrop, PictureVariants } from '@/lib/pictures/variants';
import {
  encoders,
  phoneBudget,
  phoneQualities,
  portraitRatio,
  variantSettingsFor,
} from './settings';

/** The pixel size of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle inside a picture, in whole pixels. */
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The upright part of a source picture around `focus` (0 left, 1 right), never reaching over its edges. */
export function portraitBox({ width, height }: Size, focus: number): Box {
  const cut = Math.min(width, Math.round(height * portraitRatio));
  const left = Math.round(focus * width - cut / 2);
  return { left: Math.min(Math.max(left, 0), width - cut), top: 0, width: cut, height };
}

/** The widths to write: never wider than the picture is, and at least one. */
export function usableWidths(widths: readonly number[], available: number): readonly number[] {
  const usable = widths.filter((width) => width <= available);
  return usable.length > 0 ? usable : [available];
}

/** The height that belongs to a width. */
export function heightAt({ width, height }: Size, at: number): number {
  return Math.round((at * height) / width);
}

/** A colour as red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour roles that may hold a picture's place, as Tailwind names them. */
const roles = {
  ground: colours.ground,
  surface: colours.surface,
  raised: colours.raised,
  line: colours.line,
  'steel-deep': colours.steel.deep,
  'ember-deep': colours.ember.deep,
} as const;

/** The name of a placeholder colour. */
export type PlaceholderColour = keyof typeof roles;

/** How far apart two colours are, as the square of their distance in RGB; `hex` is a colour as `#rrggbb`. */
function distance(hex: string, colour: Rgb): number {
  return colour.reduce<number>((sum, part, at) => {
    const own = parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);
    return sum + (own - part) ** 2;
  }, 0);
}

/** The role nearest to a colour: placeholders use classes, since the site's policy forbids inline styles. */
export function nearestPlaceholder(colour: Rgb): PlaceholderColour {
  const names = Object.keys(roles) as PlaceholderColour[];
  return names.reduce((best, name) =>
    distance(roles[name], colour) < distance(roles[best], colour) ? name : best,
  );
}

function crop(size: Size, widths: readonly number[]): PictureCrop {
  const usable = usableWidths(widths, size.width);
  const width = usable.at(-1) ?? size.width;
  return { width, height: heightAt(size, width), widths: usable };
}

/**
 * Everything the site says about a source picture, worked out from the file alone, so that there is no list that could be out
 * of date. Throws when the file is missing or no picture.
 */
export async function inspectSource(file: string): Promise<PictureVariants> {
  const content = await readFile(file);
  const { name } = parse(file);
  const settings = variantSettingsFor(name);
  const picture = sharp(content, { autoOrient: true });
  // As a camera's turn mark shows it, not as its pixels lie.
  const { width, height } = (await picture.metadata()).autoOrient;
  const [red = 0, green = 0, blue = 0] = await picture
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const hashed = JSON.stringify([settings, portraitRatio, encoders, phoneBudget, phoneQualities]);
  return {
    name,
    hash: createHash('sha256').update(content).update(hashed).digest('hex').slice(0, 8),
    ...crop({ width, height }, settings.widths),
    placeholder: nearestPlaceholder([red, green, blue]),
    ...(settings.portrait && {
      portrait: crop(
        portraitBox({ width, height }, settings.portrait.focus),
        settings.portrait.widths,
      ),
    }),
  };
}
