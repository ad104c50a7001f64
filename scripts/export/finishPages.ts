import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { AllowedSource } from '@/lib/csp';
import { studioOffsetsJson } from '@/lib/time/offsets';
import { finishPage } from './finishPage';
import { filesBelow } from './outFolder';
import { withMetaPolicy } from './policy';

/**
 * Bundles and minifies an inline script of lib/inline, for browsers from 2020 on. Next's own
 * scripts need a browser from 2023. In older browsers, pages work as they do without JavaScript.
 */
export async function bundle(
  program: 'head' | 'loader',
  vitals = process.env.NEXT_PUBLIC_VITALS ?? '',
): Promise<string> {
  const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? '';
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'lib', 'inline', `${program}.ts`)],
    // In tests, this file maps content imports to the test studio.
    tsconfig: process.env.TSX_TSCONFIG_PATH,
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: 'es2020',
    define: {
      'process.env.NEXT_PUBLIC_FIREBASE_API_KEY': JSON.stringify(apiKey),
      'process.env.NEXT_PUBLIC_STUDIO_OFFSETS': JSON.stringify(studioOffsetsJson()),
      'process.env.NEXT_PUBLIC_VITALS': JSON.stringify(vitals),
    },
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Deletes files that Next exports but that no page requests: `/_not-found`, and a second copy of
 * each page's payload.
 */
async function removeLeftovers(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const payloads = files.filter((file) => basename(file) === '__next._full.txt');
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt', ...payloads])
    await rm(join(folder, name), { recursive: true, force: true });
}

const fontPreloads = /<link rel="preload"[^>]* as="font"[^>]*>/g;

/** Adds the font preloads to the 404 page, the only page that Next writes without them. */
function withFonts(html: string, fonts: string): string {
  return html.search(fontPreloads) < 0
    ? html.replace('<link rel="stylesheet"', `${fonts}$&`)
    : html;
}

/**
 * Finishes every page and adds its policy, which contains the hashes of the finished page's inline
 * scripts.
 * @returns the number of pages, and the hashes of their inline scripts for the
 *   Content-Security-Policy header
 */
export async function finishPages(folder: string, sources: readonly AllowedSource[]) {
  await removeLeftovers(folder);
  const programs = { head: await bundle('head'), loader: await bundle('loader') };
  const pages = (await filesBelow(folder)).filter((file) => file.endsWith('.html'));
  const home = await readFile(join(folder, 'index.html'), 'utf8');
  const fonts = home.match(fontPreloads)?.join('') ?? '';
  const hashes = new Set<string>();
  for (const page of pages) {
    const file = join(folder, page);
    const exported = withFonts(await readFile(file, 'utf8'), fonts);
    const { html, data, dataPath } = finishPage(exported, page, programs);
    const secured = withMetaPolicy(html, page, sources);
    const dataFile = join(folder, dataPath);
    await mkdir(dirname(dataFile), { recursive: true });
    await writeFile(dataFile, data);
    await writeFile(file, secured.html);
    secured.hashes.forEach((hash) => hashes.add(hash));
  }
  return { pages: pages.length, hashes: [...hashes].sort() };
}

/**
 * Tells Chromium to compile all functions in a file off the main thread while it downloads
 * (explicit compile hints, Chromium 136), which halves the longest task at startup
 * (docs/performance.md). Other browsers see a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * The minimum length of a file with the hint, in characters. Shorter files compile so fast that the
 * hint isn't worth its bytes.
 */
const hintThreshold = 50_000;

/** Adds the hint to every long script file, including those that are loaded on demand. */
export async function addCompileHints(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => /^_next\/static\/.*\.js$/.test(file));
  for (const file of files) {
    const source = await readFile(join(folder, file), 'utf8');
    if (source.length >= hintThreshold) await writeFile(join(folder, file), compileHint + source);
  }
}
