import fs from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Jest runs this before each file of tests: from then on, what reads a file of the owner's studio fails. Tests know the starter
 * alone (lib/studio/folders), so that nothing an owner writes turns one red.
 */

const owners = [resolve('lib', 'content'), resolve('public')];

const pathOf = (file: unknown) =>
  file instanceof URL ? fileURLToPath(file) : typeof file === 'string' ? resolve(file) : '';

/** Functions of node:fs that read what their first argument names. */
const readers =
  /^(access|copyFile|cp|createReadStream|exists|lstat|open|opendir|readdir|readFile|realpath|stat)(Sync)?$/;

type Read = (file: unknown, ...more: readonly unknown[]) => unknown;

/** Jest gives all files of a worker the same node:fs. */
const isSealed = Symbol.for('sealed');

function seal(functions: Record<string | symbol, unknown>): void {
  if (functions[isSealed]) return;
  functions[isSealed] = true;
  for (const name of Object.keys(functions).filter((key) => readers.test(key))) {
    const read = functions[name] as Read;
    const checked: Read = (file, ...more) => {
      const path = pathOf(file);
      if (owners.some((folder) => `${path}${sep}`.startsWith(folder + sep)))
        throw new Error(`A test read ${path}, which the owner writes: see lib/studio/folders.ts.`);
      return read(file, ...more);
    };
    functions[name] = Object.assign(checked, read);
  }
}

for (const functions of [fs, fs.promises])
  seal(functions as unknown as Record<string | symbol, unknown>);
