import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import { heightAt, portraitBox, usableWidths, type Size } from './crops';
import { encoders, phoneBudget, phoneQualities } from './encoders';
import { portraitRatio, variantSettingsFor } from './variantSettings';
import type { PictureCrop, PictureVariants } from './variants';
import { nearestPlaceholder } from './placeholderColours';

function crop(size: Size, widths: readonly number[]): PictureCrop {
  const usable = usableWidths(widths, size.width);
  const width = usable.at(-1) ?? size.width;
  return { width, height: heightAt(size, width), widths: usable };
}

/**
 * Everything the site says about a source picture, worked out from the file alone, so that there is no list that could be out
 * of date. Build only. Throws when the file is missing or no picture.
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
