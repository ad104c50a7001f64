import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './outFolder';

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
