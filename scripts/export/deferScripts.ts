import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../console/console';
import { loaderHtml } from './loaderScript';
import { filesBelow } from './outFolder';

const scriptFile = /<script src="(\/_next\/[^"]+)" (async|noModule)=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Tells the browser that a file's functions are needed at once, so that it compiles them off the main thread while the
 * file arrives (explicit compile hints, Chromium 136; a comment to all others). It halves the longest task of a start:
 * 20 ms of processor time instead of 45, on a phone four times that. It is the same in every file of every build, so the
 * hash in a file's name still stands for its content.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** From this many characters on, compiling a file takes long enough to be worth the hint's bytes. */
const worthAHint = 50_000;

/**
 * Takes the script files out of a page's head, with their preloads, and leaves the list to the loader at its end;
 * polyfills for browsers without modules are dropped.
 * @throws CliError when the page has none: then Next writes its pages in another way, and this step has to follow.
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
  // The page of unknown addresses has yet to ask the live list whether this one is new.
  const loader = loaderHtml(files, page === '404.html');
  return (html.slice(0, end) + loader + html.slice(end))
    .replace(scriptFile, '')
    .replace(scriptPreload, '');
}

/**
 * Gives the hint to every long script file, those included that a page asks for later, such as the sign-in SDK.
 * @returns how many script files there are
 */
export async function addCompileHints(folder: string): Promise<number> {
  const files = (await filesBelow(folder)).filter((file) => /^_next\/static\/.*\.js$/.test(file));
  for (const file of files) {
    const source = await readFile(join(folder, file), 'utf8');
    if (source.length >= worthAHint) await writeFile(join(folder, file), compileHint + source);
  }
  return files.length;
}
