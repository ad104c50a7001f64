import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { inspectSource, portraitBox, sourcePictures } from '@/lib/pictures/readPicture';
import { encoders, phoneBudget, phoneQualities, variantSettingsFor } from '@/lib/pictures/settings';
import {
  fallbackWidth,
  pictureCrop,
  pictureFile,
  type PictureFormat,
  type PictureVariants,
  type PictureView,
} from '@/lib/pictures/variants';
import { publicFolder } from '@/lib/studio/folders';
import { CliError } from '../tools/console';

/** Returns all variants of a source picture, with their file names. */
function variantsOf(source: PictureVariants) {
  const variant = (view: PictureView, width: number, format: PictureFormat) => ({
    file: pictureFile(source, view, width, format),
    view,
    width,
    format,
  });
  const views: PictureView[] = source.portrait ? ['full', 'portrait'] : ['full'];
  return [
    ...views.flatMap((view) =>
      pictureCrop(source, view).widths.map((width) => variant(view, width, 'avif')),
    ),
    variant('full', fallbackWidth(source), 'webp'),
  ];
}

/**
 * Encodes a picture, lowering the quality until it fits into `budget` bytes or the lowest quality
 * is reached.
 */
export async function encodeForPhone(picture: Sharp, budget = phoneBudget): Promise<Buffer> {
  let content = Buffer.alloc(0);
  for (const quality of phoneQualities) {
    const encoded = picture.clone().avif({ ...encoders.avif, quality });
    content = await encoded.toBuffer();
    if (content.length <= budget) break;
  }
  return content;
}

/** Crops, resizes and encodes one variant of a source picture. */
export async function encodeVariant(
  source: string,
  name: string,
  { view, width, format }: ReturnType<typeof variantsOf>[number],
): Promise<Buffer> {
  const picture = sharp(source, { autoOrient: true });
  const area = variantSettingsFor(name).portrait;
  if (view === 'portrait' && area)
    picture.extract(portraitBox((await picture.metadata()).autoOrient, area));
  picture.resize({ width });
  if (view === 'portrait' && format === 'avif') return encodeForPhone(picture);
  if (format === 'webp') return picture.webp(encoders.webp).toBuffer();
  return picture.avif(encoders.avif).toBuffer();
}

/**
 * Writes the variants of every picture in `public/images` to `public/_pictures`: AVIF in all sizes,
 * and one WebP. File names contain a content hash, so files that exist aren't written again.
 * Outdated files are deleted.
 * @throws CliError if a picture can't be read, or two have the same name
 */
export async function buildPictures(folder = publicFolder) {
  const [from, to] = [join(folder, 'images'), join(folder, '_pictures')];
  await mkdir(to, { recursive: true });
  const sources = await sourcePictures(from);
  const names = sources.map((file) => parse(file).name);
  const duplicate = names.find((name, at) => names.indexOf(name) !== at);
  if (duplicate)
    throw new CliError(`Rename one of the two pictures named ${duplicate} in public/images.`);

  const jobsOf = async (file: string) => {
    const source = join(from, file);
    const picture = await inspectSource(source).catch((error: Error) => {
      throw new CliError(
        `Replace or delete public/images/${file}: it can't be read as a picture (${error.message}).`,
      );
    });
    return variantsOf(picture).map((variant) => ({ source, name: picture.name, variant }));
  };
  const jobs = (await Promise.all(sources.map(jobsOf))).flat();
  const wanted = new Set(jobs.map(({ variant }) => variant.file));
  const present = await readdir(to);
  for (const file of present.filter((name) => !wanted.has(name)))
    await rm(join(to, file), { recursive: true, force: true });

  // Node's thread pool encodes four pictures at once, so sharp uses one thread for each. Large
  // pictures come first, so that the last ones are small and all threads finish at about the same
  // time.
  sharp.concurrency(1);
  const missing = jobs.filter(({ variant }) => !present.includes(variant.file));
  missing.sort((one, other) => other.variant.width - one.variant.width);
  const encode = async ({ source, name, variant }: (typeof missing)[number]) => {
    const target = join(to, variant.file);
    // The file gets its final name only when it's complete, because the build may be interrupted.
    const part = `${target}.part`;
    await writeFile(part, await encodeVariant(source, name, variant));
    await rename(part, target);
  };
  await Promise.all(missing.map(encode));
  return { files: jobs.length, written: missing.length };
}
