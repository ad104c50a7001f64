import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import manifest from '@/package.json';

/** What the dependencies bring into the pages. Next bundles its own, and of Firebase only app and auth are imported. */
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

/** The packages whose code or fonts reach a browser, and `via` which other one they are found. */
export const shippedPackages: readonly { readonly name: string; readonly via?: string }[] = [
  ...[...Object.keys(manifest.dependencies), ...fonts].map((name) => ({ name })),
  ...Object.entries(brought).flatMap(([via, names]) => names.map((name) => ({ name, via }))),
];

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
  const { version, license = 'unknown' } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { version: string; license?: string };
  const file = (await readdir(folder)).sort().find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && (await readFile(join(folder, file), 'utf8')).trim();
  return { name, version, identifier: license, text };
}

const line = '-'.repeat(80);

const heading = ({ name, version, identifier }: Licence) => `${name} ${version} (${identifier})`;

/**
 * Puts the licences of everything shipped into one text. Packages with the very same text share it, and one that
 * carries no text of its own, such as Firebase's, stands under the text of its licence from another package.
 */
export function licencesText(licences: readonly Licence[]): string {
  const groups = new Map<string, Licence[]>();
  for (const licence of licences) {
    const same = licences.find(({ identifier, text }) => text && identifier === licence.identifier);
    const text = licence.text ?? same?.text ?? `Licence: ${licence.identifier}`;
    groups.set(text, [...(groups.get(text) ?? []), licence]);
  }
  const sections = [...groups].map(
    ([text, members]) => `${line}\n${members.map(heading).join('\n')}\n${line}\n\n${text}\n`,
  );
  return ['This site is made with the following software and fonts.', ...sections].join('\n\n');
}

/** Writes `licenses.txt`: the terms of every package whose code or fonts the site sends to visitors. */
export async function writeLicences(folder: string): Promise<string> {
  const found = shippedPackages.map(({ name, via }) => readLicence(name, via));
  await writeFile(join(folder, 'licenses.txt'), licencesText(await Promise.all(found)));
  return `${found.length} packages`;
}
