import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** One shipped package and the terms it comes under. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier of its manifest. */
  readonly identifier: string;
  /** The licence file that the package carries, if it carries one. */
  readonly text: string | undefined;
}

/** Finds an installed package as another one would: beside it, or further up. */
function packageFolder(name: string, via?: string): string {
  const from = via ? packageFolder(via) : process.cwd();
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
  if (!found) throw new Error(`The package ${name} is not installed.`);
  return found;
}

/** Reads the licence of an installed package. */
export async function readLicence(name: string, via?: string): Promise<Licence> {
  const folder = packageFolder(name, via);
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const file = (await readdir(folder)).sort().find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && (await readFile(join(folder, file), 'utf8')).trim();
  return { name, version: manifest.version, identifier: manifest.license ?? 'unknown', text };
}
