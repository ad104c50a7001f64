import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import { heightAt, portraitBox, usableWidths, type Size } from './crops';
import { encoders, phoneBudget, phoneQualities } from './encoders';
import { portraitRatio, recipeFor } from './recipes';
import type { PictureCrop, PictureSource } from './source';
import { nearestTone } from './tones';

function crop(size: Size, widths: readonly number[]): PictureCrop {
  const usable = usableWidths(widths, size.width);
  const width = usable.at(-1) ?? size.width;
  return { width, height: heightAt(size, width), widths: usable };
}

/**
 * Everything the site says about a master, worked out from the file alone, so that there is no list that could be out
 * of date. Build only. Throws when the file is missing or no picture.
 */
export async function inspectMaster(file: string): Promise<PictureSource> {
  const content = await readFile(file);
  const { name } = parse(file);
  const recipe = recipeFor(name);
  const picture = sharp(content, { autoOrient: true });
  // As a camera's turn mark shows it, not as its pixels lie.
  const { width, height } = (await picture.metadata()).autoOrient;
  const [red = 0, green = 0, blue = 0] = await picture
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const settings = JSON.stringify([recipe, portraitRatio, encoders, phoneBudget, phoneQualities]);
  return {
    name,
    hash: createHash('sha256').update(content).update(settings).digest('hex').slice(0, 8),
    ...crop({ width, height }, recipe.widths),
    tone: nearestTone([red, green, blue]),
    ...(recipe.portrait && {
      portrait: crop(portraitBox({ width, height }, recipe.portrait.focus), recipe.portrait.widths),
    }),
  };
}
