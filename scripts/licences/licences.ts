import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { shippedPackages } from './shipped';

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
  const licences = await Promise.all(
    shippedPackages.map(({ name, via }) => readLicence(name, via)),
  );
  await writeFile(join(folder, 'licenses.txt'), licencesText(licences));
  return `${licences.length} packages`;
}
