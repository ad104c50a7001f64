import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { inspectMaster } from '../../lib/pictures/inspectMaster';
import { eachOf } from '../concurrency/eachOf';
import { Stop } from '../console/stop';
import { encodeVariant } from './encodeVariant';
import { variantsOf } from './variants';

/** What a run did. */
interface PicturesReport {
  readonly masters: number;
  readonly files: number;
  readonly written: number;
  readonly removed: number;
}

async function inspect(path: string, file: string) {
  try {
    return await inspectMaster(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Stop(
      `public/images/${file} cannot be read as a picture (${reason}): save it anew, or take it away.`,
    );
  }
}

/**
 * Writes every size of every master in `public/images` to `public/_pictures`, in AVIF and WebP. What exists is kept
 * (a file's name stands for its content), what no page can ask for any more is removed.
 * @throws Stop when a master cannot be read as a picture, or two have one name
 */
export async function buildPictures(root = process.cwd()): Promise<PicturesReport> {
  const [from, to] = [join(root, 'public', 'images'), join(root, 'public', '_pictures')];
  await mkdir(to, { recursive: true });
  const masters = (await readdir(from)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort();
  const names = masters.map((file) => parse(file).name);
  const twin = names.find((name, at) => names.indexOf(name) !== at);
  if (twin) throw new Stop(`public/images has two pictures named ${twin}: rename one of them.`);

  const jobs = (
    await Promise.all(
      masters.map(async (file) => {
        const source = await inspect(join(from, file), file);
        return variantsOf(source).map((variant) => ({ master: join(from, file), source, variant }));
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
  await eachOf(missing, 2, async ({ master, source, variant }) => {
    const target = join(to, variant.file);
    await writeFile(`${target}.part`, await encodeVariant(master, source.name, variant));
    await rename(`${target}.part`, target);
  });
  return {
    masters: masters.length,
    files: jobs.length,
    written: missing.length,
    removed: stale.length,
  };
}
