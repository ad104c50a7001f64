import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '@/package.json';

/** The first line of `licenses.txt`. */
const heading = 'This site is made with the following software and fonts.';

/** The packages whose code or fonts reach a browser. */
const shippedPackages: readonly string[] = [
  ...Object.keys(manifest.dependencies),
  ...['@fontsource/barlow-condensed', '@fontsource-variable/source-sans-3'],
  // What dependencies bring: Next bundles its own; of Firebase only app and auth are imported.
  ...['@swc/helpers', 'scheduler', 'goober', 'idb', 'tslib'],
  ...['app', 'auth', 'component', 'logger', 'util'].map((part) => `@firebase/${part}`),
];

/** A shipped package, its SPDX identifier, and the text of its licence file, if it has one. */
export type Licence = Readonly<Record<'name' | 'version' | 'identifier', string>> & {
  readonly text: string | undefined;
};

/** Reads the licence of an installed package. */
async function readLicence(name: string): Promise<Licence> {
  const folder = join(process.cwd(), 'node_modules', name);
  const own: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
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
  const licences = await Promise.all(shippedPackages.map(readLicence));
  await writeFile(join(folder, 'licenses.txt'), licencesText(licences));
  return `${licences.length} packages`;
}
