import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prerenderSegments, valuesWithoutPage } from '@/lib/catalogue/prerender';
import * as studio from '@/lib/content/studio';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import type { Service } from '@/lib/services/service';
import { publicFolder } from '@/lib/studio/folders';
import { allowedHosts } from '@/lib/csp';
import { CliError, step } from '../tools/console';
import { ownerIssues } from '../content/contentIssues';
import { report } from '../content/report';
import { authPort, type BuildStamp, buildTarget, nextEnvironment } from '../environment/target';
import { writeDecodedNames } from './decodedNames';
import { addCompileHints, finishPages } from './finishPages';
import { filesBelow, nearExpiry, outDir, writeBuildStamp } from './outFolder';
import { firebaseFor } from '../hosts/firebase';
import { writeHosts } from '../hosts/writeHosts';
import { writeLicences } from './licences';
import { prepareContent } from '../content/prepareContent';
import { contentSecurityPolicy, headerPolicy } from './policy';

const execute = promisify(execFile);

/** The inline scripts of a finished page: the head script and the loader. */
const inlineScripts = 2;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Puts the public files of the studio in the place of those that Next has copied from `public`. */
async function copyPublic(): Promise<void> {
  for (const file of await filesBelow('public')) await rm(join(outDir, file));
  await cp(publicFolder, outDir, { recursive: true });
}

/** Turns Next's export into a site that can be served. */
async function finishExport(stamp: BuildStamp, services: readonly Service[]): Promise<void> {
  await copyPublic();
  await step('scripts', async () => {
    const files = await addCompileHints(outDir);
    return `${count(files, 'file')}, started after the first paint`;
  });
  await step('licences', () => writeLicences(outDir));
  await step('security', async () => {
    const { NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN, NEXT_PUBLIC_VITALS, NEXT_PUBLIC_ERRORS } =
      process.env;
    const hosts = allowedHosts({
      authEmulator: stamp.authEmulator,
      authDomain: NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
      reports: [NEXT_PUBLIC_VITALS, NEXT_PUBLIC_ERRORS],
    });
    const { pages, hashes } = await finishPages(outDir, hosts);
    if (hashes.length !== inlineScripts)
      throw new CliError(
        `The pages hold ${hashes.length} different inline scripts instead of ${inlineScripts}: see scripts/export/buildSite.ts.`,
      );
    const header = headerPolicy(contentSecurityPolicy(hosts, hashes));
    await writeHosts(header, outDir);
    return `${count(pages, 'page')}, ${count(hashes.length, 'inline script')}, header of ${header.length} characters`;
  });
  await step('odd names', async () => {
    const copies = await writeDecodedNames(outDir, prerenderSegments(services));
    return `${count(copies.length, 'page')} also under the decoded name`;
  });
  const left = valuesWithoutPage(services).map((value) => `  ${JSON.stringify(value)}`);
  if (left.length > 0)
    console.warn(
      `These values are too long for a file name, or no name that every host can find; the 404 page shows their service:\n${left.join('\n')}`,
    );
  await writeBuildStamp(stamp);
}

/**
 * Builds the site into `out/`. Input is checked before anything is written; a CliError says what is wrong. After an
 * interrupted build `out/` has no stamp, and other commands refuse it.
 */
export async function buildSite(): Promise<BuildStamp> {
  console.log(`Building ${studio.name}`);
  const stamp = buildTarget(process.env, authPort());
  const { issues, warnings } = report(await ownerIssues(), 'build');
  if (issues.length > 0) throw new CliError(`${issues.join('\n')}\n\nNothing was built.`);
  for (const warning of warnings) console.warn(warning);
  const services = await readCatalogue();
  await firebaseFor('');
  await step('checks', () => {
    const emulator = stamp.authEmulator && `the auth emulator at ${stamp.authEmulator}`;
    return `${services.length} services; signing in with ${emulator ?? 'the Firebase project'}`;
  });
  const expires = await nearExpiry(outDir);
  if (expires)
    console.warn(
      `The security.txt of the build before this one is valid until ${expires}. Where that build is online, publish this one (docs/hosting.md).`,
    );
  await rm(join(outDir, 'build.json'), { force: true });
  await step('pictures', async () => {
    const { files, written } = await prepareContent();
    return `${files} files, ${written} of them new`;
  });
  await step('pages', async () => {
    const env = nextEnvironment(stamp);
    await execute('node_modules/.bin/next', ['build'], { env }).catch(({ stdout, stderr }) => {
      throw new CliError(`next build failed:\n${`${stdout}${stderr}`.trim()}`);
    });
  });
  await finishExport(stamp, services);
  return stamp;
}
