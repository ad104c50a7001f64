import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../console/console';
import { loaderHtml } from './loaderScript';
import { filesBelow } from './outFolder';

const scriptFile = /<script src="(\/_next\/[^"]+)" (async|noModule)=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

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
 * Removes the script files and their preloads from a page's head, and adds the loader with their addresses at its end.
 * Polyfills for browsers without modules are dropped.
 * @throws CliError when the page has no script files. Next's markup has then changed, and this step must be adapted.
 */
export function deferPage(html: string, page: string): string {
  const files = [...html.matchAll(scriptFile)].flatMap(([, file, kind]) =>
    file && kind === 'async' ? [file] : [],
  );
  const end = html.lastIndexOf('</body>');
  if (files.length === 0 || end < 0)
    throw new CliError(
      `out/${page} has no script files where Next used to write them: see scripts/export/deferScripts.ts.`,
    );
  // The 404 page has to look the address up in the live list of services, so its scripts start as soon as it is idle.
  const loader = loaderHtml(files, page === '404.html');
  return (html.slice(0, end) + loader + html.slice(end))
    .replace(scriptFile, '')
    .replace(scriptPreload, '');
}

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
