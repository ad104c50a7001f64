import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { inspectSource, portraitBox } from '@/lib/pictures/build/inspectSource';
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
import { CliError } from '../console/console';

/** Every file that belongs to a picture. */
function variantsOf(source: PictureVariants) {
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
  if (format === 'webp') return picture.webp(encoders.webp).toBuffer();
  return picture.avif(encoders.avif).toBuffer();
}

/**
 * Writes every size of every source in `public/images` to `public/_pictures`, in AVIF and WebP. What exists is kept
 * (a file's name stands for its content), what no page can ask for any more is removed.
 * @returns how many files there are, and how many of them were written
 * @throws CliError when a source cannot be read as a picture, or two have one name
 */
export async function buildPictures(root = process.cwd()) {
  const [from, to] = [join(root, 'public', 'images'), join(root, 'public', '_pictures')];
  await mkdir(to, { recursive: true });
  const sources = (await readdir(from)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort();
  const names = sources.map((file) => parse(file).name);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin) throw new CliError(`public/images has two pictures named ${twin}: rename one of them.`);

  const jobsOf = async (file: string) => {
    const source = join(from, file);
    const picture = await inspectSource(source).catch((error: Error) => {
      throw new CliError(
        `public/images/${file} cannot be read as a picture (${error.message}): save it anew, or take it away.`,
      );
    });
    return variantsOf(picture).map((variant) => ({ source, name: picture.name, variant }));
  };
  const jobs = (await Promise.all(sources.map(jobsOf))).flat();
  const wanted = new Set(jobs.map(({ variant }) => variant.file));
  const present = new Set(await readdir(to));
  const stale = [...present].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(to, file), { recursive: true })));

  // A thread a picture: Node's pool works on four of them at once. The largest come first, so that all end together.
  sharp.concurrency(1);
  const missing = jobs.filter(({ variant }) => !present.has(variant.file));
  missing.sort((one, other) => other.variant.width - one.variant.width);
  const encode = async ({ source, name, variant }: (typeof missing)[number]) => {
    const target = join(to, variant.file);
    await writeFile(`${target}.part`, await encodeVariant(source, name, variant));
    await rename(`${target}.part`, target);
  };
  await Promise.all(missing.map(encode));
  return { files: jobs.length, written: missing.length };
}
