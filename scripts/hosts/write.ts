import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stop } from '../console/stop';
import { describeHosts } from './description';
import { type FirebaseHosting, firebaseHosting } from './firebase';
import { headersFile, redirectsFile } from './headersFile';
import { nginxInclude } from './nginx';

/**
 * Where the files for hosts go that read them from outside the site: `firebase.json` (the `hosting` section of this
 * very build) and `nginx.conf` (to include).
 */
export const hostsDir = join(process.cwd(), '.hosts');

/** The text of a configuration file for Firebase's tools. */
export function firebaseFile(hosting: FirebaseHosting): string {
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/**
 * Writes what every host needs to know about this build.
 * @param policy the content security policy, as a header
 * @param folder where the site is
 */
export async function writeHosts(policy: string, folder: string): Promise<FirebaseHosting> {
  const description = describeHosts(policy);
  const hosting = firebaseHosting(description);
  await mkdir(hostsDir, { recursive: true });
  await Promise.all([
    writeFile(join(folder, '_headers'), headersFile(description)),
    writeFile(join(folder, '_redirects'), redirectsFile(description)),
    writeFile(join(hostsDir, 'nginx.conf'), nginxInclude(description)),
    writeFile(join(hostsDir, 'firebase.json'), firebaseFile(hosting)),
  ]);
  return hosting;
}

/**
 * Reads how Firebase Hosting is to serve the existing build.
 * @throws Stop when there is none
 */
export async function readHosting(): Promise<FirebaseHosting> {
  const file = join(hostsDir, 'firebase.json');
  if (!existsSync(file))
    throw new Stop('There is no finished build. Make one first: npm run build');
  const { hosting } = JSON.parse(await readFile(file, 'utf8')) as { hosting: FirebaseHosting };
  return hosting;
}
