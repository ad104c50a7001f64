import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../console/cliError';
import { outDir } from './outDir';

/** What a build was made for; stands as `build.json` beside the pages. */
export interface BuildStamp {
  readonly target: 'emulator' | 'production';
  /** The auth emulator that the pages sign in with, such as `http://127.0.0.1:9099`; absent in a production build. */
  readonly authEmulator?: string;
}

/** Writes the stamp; always the last file, so that its presence means that the build went through. */
export async function writeBuildStamp(stamp: BuildStamp, folder = outDir): Promise<void> {
  await writeFile(join(folder, 'build.json'), `${JSON.stringify(stamp)}\n`);
}

/**
 * Reads what the existing build was made for.
 * @throws CliError when there is none
 */
export async function readBuildStamp(folder = outDir): Promise<BuildStamp> {
  const file = join(folder, 'build.json');
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as BuildStamp;
  throw new CliError('There is no finished build in out/. Make one first: npm run build');
}
