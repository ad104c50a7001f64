import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { inspectSource } from '@/lib/pictures/build/inspectSource';
import { eachOf } from '../concurrency/eachOf';
import { CliError } from '../console/cliError';
import { encodeVariant } from './encodeVariant';
import { variantsOf } from './variants';

/** What a run did. */
interface PicturesReport {
  readonly sources: number;
  readonly files: number;
  readonly written: number;
  readonly removed: number;
}

async function inspect(path: string, file: string) {
  try {
    return await inspectSource(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `public/images/${file} cannot be read as a picture (${reason}): save it anew, or take it away.`,
    );
  }
}

/**
 * Writes every size of every source in `public/images` to `public/_pictures`, in AVIF and WebP. What exists is kept
 * (a file's name stands for its content), what no page can ask for any more is removed.
 * @throws CliError when a source cannot be read as a picture, or two have one name
 */
export async function buildPictures(root = process.cwd()): Promise<PicturesReport> {
  const [from, to] = [join(root, 'public', 'images'), join(root, 'public', '_pictures')];
  await mkdir(to, { recursive: true });
  const sources = (await readdir(from)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort();
  const names = sources.map((file) => parse(file).name);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin) throw new CliError(`public/images has two pictures named ${twin}: rename one of them.`);

  const jobs = (
    await Promise.all(
      sources.map(async (file) => {
        const { name, ...rest } = await inspect(join(from, file), file);
        const source = join(from, file);
        return variantsOf({ name, ...rest }).map((variant) => ({ source, name, variant }));
      }),
    )
  )
    .flat()
    .sort((one, other) => other.variant.width - one.variant.width);

  const wanted = new Set(jobs.map(({ variant }) => variant.file));
  const present = new Set(await readdir(to));
  const stale = [...present].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(to, file), { recursive: true })));

  const missing = jobs.filter(({ variant }) => !present.has(variant.file));
  sharp.concurrency(1);
  await eachOf(missing, 2, async ({ source, name, variant }) => {
    const target = join(to, variant.file);
    await writeFile(`${target}.part`, await encodeVariant(source, name, variant));
    await rename(`${target}.part`, target);
  });
  return {
    sources: sources.length,
    files: jobs.length,
    written: missing.length,
    removed: stale.length,
  };
}
