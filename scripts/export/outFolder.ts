import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CliError } from '../tools/console';
import type { BuildStamp } from '../environment/target';

/** The folder of the built site: Next writes it, and the later steps of the build change it. */
export const outDir = join(process.cwd(), 'out');

/** Every file below a folder, as sorted paths relative to it. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile())
      // Node 20.9 has no `parentPath` yet.
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
      .sort()
  );
}

/** Writes the build's stamp. It is the last file of a build: where it is, the build was finished. */
export async function writeBuildStamp(stamp: BuildStamp, folder = outDir): Promise<void> {
  await writeFile(join(folder, 'build.json'), `${JSON.stringify(stamp)}\n`);
}

/** Reads a JSON file that every build writes; throws a CliError that names it when there is none. */
export async function readBuilt<Content>(file: string): Promise<Content> {
  const text = await readFile(file, 'utf8').catch(() => {
    const name = relative(process.cwd(), file);
    throw new CliError(
      `There is no finished build: ${name} is missing. Build first: npm run build`,
    );
  });
  return JSON.parse(text) as Content;
}

/** Reads the stamp of the existing build; throws a CliError when there is none. */
export const readBuildStamp = (folder = outDir) =>
  readBuilt<BuildStamp>(join(folder, 'build.json'));

/** From how many milliseconds on a `security.txt` counts as near its end: 30 days. */
const notice = 30 * 24 * 60 * 60 * 1000;

/**
 * The day, as in `2027-05-24`, until which the `security.txt` of a build is valid (RFC 9116, 2.5.5), where it is less than 30
 * days away or over; undefined otherwise, and where there is no such file.
 */
export async function nearExpiry(out: string, now = Date.now()): Promise<string | undefined> {
  const text = await readFile(join(out, '.well-known', 'security.txt'), 'utf8').catch(() => '');
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  return Date.parse(expires) - now < notice ? expires.slice(0, 10) : undefined;
}
