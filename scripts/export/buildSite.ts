import { execFile } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { report } from '@/lib/catalogue/issue';
import { prerenderSegments } from '@/lib/catalogue/prerender';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import * as studio from '@/lib/content/studio';
import { allowedSources } from '@/lib/csp';
import type { Service } from '@/lib/services/service';
import { publicFolder } from '@/lib/studio/folders';
import { studioOffsetsJson } from '@/lib/time/offsets';
import { ownerIssues } from '../content/contentIssues';
import { prepareContent } from '../content/prepareContent';
import { authPort, type BuildStamp, buildTarget, nextEnvironment } from '../environment/target';
import { firebaseBuildFile, firebaseFor } from '../hosts/firebase';
import { headersFile, hostingConfig, redirectsFile } from '../hosts/hostingConfig';
import { CliError, step } from '../tools/console';
import { writeDecodedNames } from './decodedNames';
import { addCompileHints, finishPages } from './finishPages';
import { writeLicenses } from './licenses';
import { filesBelow, outDir, writeBuildStamp } from './outFolder';
import { contentSecurityPolicy, headerPolicy } from './policy';
import { moveSourceMaps } from './sourceMaps';

const execute = promisify(execFile);

/** Every page has two inline scripts: the head script and the loader. */
const inlineScripts = 2;

/**
 * Replaces the files that Next copied from `public`, because the test studio has a public folder of
 * its own.
 */
async function copyPublic(): Promise<void> {
  for (const file of await filesBelow('public')) await rm(join(outDir, file));
  await cp(publicFolder, outDir, { recursive: true });
}

/** Writes the headers and redirects for Firebase Hosting, Cloudflare Pages and Netlify. */
async function writeHostFiles(policy: string): Promise<void> {
  const config = hostingConfig(policy);
  const firebase = JSON.stringify(await firebaseFor(policy), null, 2);
  await writeFile(join(outDir, '_headers'), headersFile(config));
  await writeFile(join(outDir, '_redirects'), redirectsFile(config));
  await writeFile(firebaseBuildFile, `${firebase}\n`);
}

/** Turns Next's export into a site that is ready to serve, and returns its number of pages. */
async function finishExport(stamp: BuildStamp, services: readonly Service[]): Promise<number> {
  await copyPublic();
  await addCompileHints(outDir);
  await moveSourceMaps(outDir);
  await writeLicenses(outDir);
  const { NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN, NEXT_PUBLIC_VITALS } = process.env;
  const sources = allowedSources({
    authEmulator: stamp.authEmulator,
    authDomain: NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    reports: NEXT_PUBLIC_VITALS,
  });
  const { pages, hashes } = await finishPages(outDir, sources);
  if (hashes.length !== inlineScripts)
    throw new CliError(
      `Update scripts/export/finishPage.ts: the pages have ${hashes.length} different inline scripts instead of ${inlineScripts}.`,
    );
  await writeHostFiles(headerPolicy(contentSecurityPolicy(sources, hashes)));
  await writeDecodedNames(outDir, prerenderSegments(services));
  return pages;
}

/**
 * Builds the site into `out/`. Checks the content before it writes anything. Writes the build stamp
 * last, so that other commands reject an interrupted build.
 */
export async function buildSite(): Promise<void> {
  const stamp = buildTarget(process.env, authPort());
  const backend = stamp.authEmulator ? 'the local auth emulator' : 'your Firebase project';
  console.log(`Building ${studio.name} with ${backend}`);
  const services = await step(
    async () => {
      const { issues, warnings } = report(await ownerIssues(), 'build');
      if (issues.length > 0)
        throw new CliError(`Fix the content:\n${issues.join('\n')}\n\nNothing was built.`);
      for (const warning of warnings) console.warn(warning);
      await firebaseFor('');
      return readCatalogue();
    },
    ({ length }) => `Checked the content: ${length} services`,
  );
  await rm(join(outDir, 'build.json'), { force: true });
  await step(prepareContent, ({ files, written }) => `Resized ${written} of ${files} pictures`);
  await step(
    async () => {
      const env = {
        ...nextEnvironment(stamp),
        NEXT_PUBLIC_STUDIO_OFFSETS: studioOffsetsJson(),
      };
      await execute('node_modules/.bin/next', ['build'], { env }).catch(({ stdout, stderr }) => {
        throw new CliError(`next build failed:\n${`${stdout}${stderr}`.trim()}`);
      });
    },
    () => 'Rendered the pages',
  );
  await step(
    () => finishExport(stamp, services),
    (pages) => `Added scripts, security policy and headers to ${pages} pages`,
  );
  await writeBuildStamp(stamp);
}
