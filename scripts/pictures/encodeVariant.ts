import sharp, { type Sharp } from 'sharp';
import { portraitBox } from '@/lib/pictures/build/inspectSource';
import {
  encoders,
  phoneBudget,
  phoneQualities,
  variantSettingsFor,
} from '@/lib/pictures/build/settings';
import {
  pictureCrop,
  pictureFile,
  pictureFormats,
  type PictureVariants,
  type PictureView,
} from '@/lib/pictures/variants';

/** Every file that belongs to a picture. */
export function variantsOf(source: PictureVariants) {
  const views: PictureView[] = source.portrait ? ['full', 'portrait'] : ['full'];
  return views.flatMap((view) =>
    pictureCrop(source, view).widths.flatMap((width) =>
      pictureFormats.map((format) => {
        const file = pictureFile(source, view, width, format);
        return { file, view, width, format };
      }),
    ),
  );
}

/** Tries one quality after the other until a picture is within `budget` bytes; the last is kept in any case. */
export async function fitPhone(picture: Sharp, budget = phoneBudget): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of phoneQualities) {
    const encoded = picture.clone().avif({ ...encoders.avif, quality });
    content = await encoded.toBuffer();
    if (content.length <= budget) break;
  }
  return content;
}

/** Cuts, resizes and encodes one variant of a source; resolves to the file's content. */
export async function encodeVariant(
  source: string,
  name: string,
  { view, width, format }: ReturnType<typeof variantsOf>[number],
): Promise<Buffer> {
  const picture = sharp(source, { autoOrient: true });
  const focus = variantSettingsFor(name).portrait?.focus;
  if (view === 'portrait' && focus !== undefined)
    picture.extract(portraitBox((await picture.metadata()).autoOrient, focus));
  picture.resize({ width });
  if (view === 'portrait' && format === 'avif') return fitPhone(picture);
  return picture[format](encoders[format]).toBuffer();
}
