import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import manifest from '@/package.json';

/** The first line of `licenses.txt`. */
const heading = 'This site is made with the following software and fonts.';

/** Packages that dependencies bring into the pages. Next bundles its own; of Firebase only app and auth are imported. */
const brought: Readonly<Record<string, readonly string[]>> = {
  next: ['@swc/helpers'],
  'react-dom': ['scheduler'],
  firebase: [
    ...['app', 'auth', 'component', 'logger', 'util'].map((part) => `@firebase/${part}`),
    ...['idb', 'tslib'],
  ],
  'react-hot-toast': ['goober'],
};

const fonts = ['@fontsource/barlow-condensed', '@fontsource-variable/source-sans-3'];

/** The packages whose code or fonts reach a browser. `via` is the package that depends on it. */
export const shippedPackages: readonly { readonly name: string; readonly via?: string }[] = [
  ...[...Object.keys(manifest.dependencies), ...fonts].map((name) => ({ name })),
  ...Object.entries(brought).flatMap(([via, names]) => names.map((name) => ({ name, via }))),
];

/** A shipped package, its SPDX identifier, and the text of its licence file, if it has one. */
export type Licence = Readonly<Record<'name' | 'version' | 'identifier', string>> & {
  readonly text: string | undefined;
};

/** Finds an installed package the way Node does from another package: beside it, or in a folder above. */
function packageFolder(name: string, via?: string): string {
  const from = via ? packageFolder(via) : process.cwd();
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.find((folder) => existsSync(join(folder, name, 'package.json')));
  if (!found) throw new Error(`The package ${name} is not installed.`);
  return join(found, name);
}

/** Reads the licence of an installed package. */
async function readLicence(name: string, via?: string): Promise<Licence> {
  const folder = packageFolder(name, via);
  const own = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as typeof manifest;
  const { version, license = 'unknown' } = own as { version: string; license?: string };
  const file = (await readdir(folder)).sort().find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && (await readFile(join(folder, file), 'utf8')).trim();
  return { name, version, identifier: license, text };
}

/**
 * Joins licences to one text. Packages with the same text share it. A package without a text, such as Firebase's, stands
 * under the text that another package has for the same licence.
 */
export function licencesText(licences: readonly Licence[]): string {
  const groups = new Map<string, Licence[]>();
  for (const licence of licences) {
    const same = licences.find(({ identifier, text }) => text && identifier === licence.identifier);
    const text = licence.text ?? same?.text ?? `Licence: ${licence.identifier}`;
    groups.set(text, [...(groups.get(text) ?? []), licence]);
  }
  const line = '-'.repeat(80);
  const sections = [...groups].map(([text, members]) => {
    const names = members.map((one) => `${one.name} ${one.version} (${one.identifier})`);
    return [line, ...names, line, '', text, ''].join('\n');
  });
  return [heading, ...sections].join('\n\n');
}

/** Writes `licenses.txt`: the licences of every package whose code or fonts the site sends to visitors. */
export async function writeLicences(folder: string): Promise<string> {
  const found = shippedPackages.map(({ name, via }) => readLicence(name, via));
  await writeFile(join(folder, 'licenses.txt'), licencesText(await Promise.all(found)));
  return `${found.length} packages`;
}
