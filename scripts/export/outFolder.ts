import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildStamp } from '../environment/target';
import { CliError } from '../tools/console';

/** The folder of the built site. */
export const outDir = join(process.cwd(), 'out');

/** Returns the sorted relative paths of all files in a folder and its subfolders. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Writes the build stamp. It's the last file of a build, so it marks the build as complete. */
export async function writeBuildStamp(stamp: BuildStamp): Promise<void> {
  await writeFile(join(outDir, 'build.json'), `${JSON.stringify(stamp)}\n`);
}

/** Reads a JSON file that every build writes. */
export async function readBuilt<Data>(file: string): Promise<Data> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CliError(
      `Run \`npm run build\` first: ${relative(process.cwd(), file)} is missing, so there is no complete build.`,
    );
  });
  return JSON.parse(text) as Data;
}

export const readBuildStamp = () => readBuilt<BuildStamp>(join(outDir, 'build.json'));
