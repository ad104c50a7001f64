import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { AllowedHost } from '@/lib/csp';
import { bundle } from './bundle';
import { withMetaPolicy } from './policy';
import { finishPage } from './finishPage';
import { filesBelow } from './outFolder';

/**
 * Removes copies that Next exports: the 404 page under an address of its own, which would answer with 200, and a second
 * copy of each page's payload. (The router of a static export fetches `page.txt`.)
 */
async function removeLeftovers(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const payloads = files.filter((file) => basename(file) === '__next._full.txt');
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt', ...payloads])
    await rm(join(folder, name), { recursive: true, force: true });
}

/** The preloads of the site's fonts. Next writes them into every page but the 404 page, which would be without the fonts. */
const fontPreloads = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/** The page with the preloads of `fonts` before its style sheet, unless it has its own. */
function withFonts(html: string, fonts: string): string {
  return html.search(fontPreloads) < 0
    ? html.replace('<link rel="stylesheet"', `${fonts}$&`)
    : html;
}

/**
 * Finishes every page, and adds its policy, which needs the final inline scripts.
 * @returns the number of pages, and the hashes of all their inline scripts, which the host's header must allow
 */
export async function finishPages(folder: string, hosts: readonly AllowedHost[]) {
  await removeLeftovers(folder);
  const programs = { head: await bundle('head'), loader: await bundle('loader') };
  const pages = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const fonts = home.match(fontPreloads)?.join('') ?? '';
  const hashes = new Set<string>();
  for (const page of pages) {
    const file = join(folder, page);
    const written = withFonts(await readFile(file, 'utf8'), fonts);
    const { html, data, address } = finishPage(written, page, programs);
    const secured = withMetaPolicy(html, page, hosts);
    const dataFile = join(folder, address);
    await mkdir(dirname(dataFile), { recursive: true });
    await writeFile(dataFile, data);
    await writeFile(file, secured.html);
    secured.hashes.forEach((hash) => hashes.add(hash));
  }
  return { pages: pages.length, hashes: [...hashes].sort() };
}

/**
 * Tells Chromium that all functions of a file are needed at once, so that it compiles them off the main thread while the
 * file arrives (explicit compile hints, Chromium 136). Other browsers see a comment. It halves the longest task of the
 * start: docs/performance.md, "What was tried and kept". It is the same in every build, so equal file names still mean
 * equal content.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Shorter files, in characters, compile so fast that the hint is not worth its bytes. */
const worthAHint = 50_000;

/**
 * Adds the hint to every long script file, including scripts that are loaded on demand, such as the sign-in SDK.
 * @returns the number of all script files
 */
export async function addCompileHints(folder: string): Promise<number> {
  const files = (await filesBelow(folder)).filter((file) => /^_next\/static\/.*\.js$/.test(file));
  for (const file of files) {
    const source = await readFile(join(folder, file), 'utf8');
    if (source.length >= worthAHint) await writeFile(join(folder, file), compileHint + source);
  }
  return files.length;
}
