import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { CliError } from '../console/console';
import type { BuildStamp } from '../environment/target';

/** Where Next writes the site, and where every step after it works. */
export const outDir = join(process.cwd(), 'out');

/** Every file below a folder, as sorted paths relative to it, with forward slashes on every system. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** Writes what the build is for; always the last file, so that its presence means that the build went through. */
export async function writeBuildStamp(stamp: BuildStamp, folder = outDir): Promise<void> {
  await writeFile(join(folder, 'build.json'), `${JSON.stringify(stamp)}\n`);
}

/** Reads a JSON file that every build writes; throws a CliError when there was none. */
export async function readBuilt<Content>(file: string): Promise<Content> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CliError('There is no finished build. Make one first: npm run build');
  });
  return JSON.parse(text) as Content;
}

/** What the existing build was made for; throws a CliError when there is none. */
export const readBuildStamp = (folder = outDir) =>
  readBuilt<BuildStamp>(join(folder, 'build.json'));
