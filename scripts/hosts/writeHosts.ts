import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../tools/console';
import { readBuilt } from '../export/outFolder';
import { type FirebaseFile, type FirebaseHosting, mergeFirebase, siteOf } from './firebase';
import { headersFile, redirectsFile } from './headersFile';
import { hostingConfig } from './hostingConfig';
import { nginxInclude } from './nginx';

/** The folder of the include file for nginx. */
export const hostsDir = join(process.cwd(), '.hosts');

/**
 * The owner's firebase.json with the headers and redirects of a build, for `--config`. It stands beside the owner's file,
 * because Firebase's tools resolve all paths in it, and find `.firebaserc`, from the folder of the configuration.
 */
export const firebaseBuildFile = 'firebase.build.json';

/**
 * Reads the owner's firebase.json and adds the rules for a build with this policy (the value of its header). Throws a
 * CliError when the file is not valid JSON or does not serve `out`.
 */
export async function firebaseFor(policy: string, folder = process.cwd()): Promise<FirebaseFile> {
  const text = await readFile(join(folder, 'firebase.json'), 'utf8').catch(() => '{}');
  try {
    return mergeFirebase(JSON.parse(text) as FirebaseFile, hostingConfig(policy));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliError(`firebase.json cannot be read: ${error.message}`);
  }
}

/** Writes the configuration of every host for a build with this policy, whose pages are in `folder`. */
export async function writeHosts(policy: string, folder: string): Promise<void> {
  const config = hostingConfig(policy);
  const firebase = JSON.stringify(await firebaseFor(policy), null, 2);
  await mkdir(hostsDir, { recursive: true });
  await Promise.all([
    writeFile(join(folder, '_headers'), headersFile(config)),
    writeFile(join(folder, '_redirects'), redirectsFile(config)),
    writeFile(join(hostsDir, 'nginx.conf'), nginxInclude(config)),
    writeFile(join(process.cwd(), firebaseBuildFile), `${firebase}\n`),
  ]);
}

/** Reads the hosting section that the existing build wrote; throws a CliError when there is no build. */
export const readHosting = async (): Promise<FirebaseHosting> =>
  siteOf(await readBuilt<FirebaseFile>(join(process.cwd(), firebaseBuildFile)));
