import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '@/package.json';

const heading = 'This site is made with the following software and fonts.';

const fonts = ['@fontsource/barlow-condensed', '@fontsource-variable/source-sans-3'];

/**
 * Transitive dependencies whose code ends up in the pages. Most of Next's dependencies are part of
 * the `next` package, so they need no entry. Of Firebase's packages, the site uses only those for
 * `firebase/app` and `firebase/auth`.
 */
const transitive: Readonly<Record<string, readonly string[]>> = {
  next: ['@swc/helpers'],
  'react-dom': ['scheduler'],
  firebase: [
    '@firebase/app',
    '@firebase/auth',
    '@firebase/component',
    '@firebase/logger',
    '@firebase/util',
    'idb',
    'tslib',
  ],
  'react-hot-toast': ['goober'],
};

/** A shipped package with its SPDX identifier and the text of its license file, if any. */
type License = Readonly<Record<'name' | 'version' | 'identifier', string>> & {
  readonly text: string | undefined;
};

/**
 * Reads the license of an installed package, which may be nested in the package that depends on it.
 */
async function readLicense(name: string, dependent = ''): Promise<License> {
  const modules = join(process.cwd(), 'node_modules');
  const nested = join(modules, dependent, 'node_modules', name);
  const folder = existsSync(nested) ? nested : join(modules, name);
  const packageFile: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const { version, license = 'unknown' } = packageFile as { version: string; license?: string };
  const file = (await readdir(folder)).sort().find((entry) => /^licen[cs]e/i.test(entry));
  const text = file && (await readFile(join(folder, file), 'utf8')).trim();
  return { name, version, identifier: license, text };
}

/**
 * Groups packages by license text. A package without a text, such as Firebase's, uses the text of
 * another package with the same license.
 */
function licensesText(licenses: readonly License[]): string {
  const groups = new Map<string, License[]>();
  for (const license of licenses) {
    const same = licenses.find(({ identifier, text }) => text && identifier === license.identifier);
    const text = license.text ?? same?.text ?? `License: ${license.identifier}`;
    groups.set(text, [...(groups.get(text) ?? []), license]);
  }
  const rule = '-'.repeat(80);
  const sections = [...groups].map(([text, members]) => {
    const names = members.map(
      ({ name, version, identifier }) => `${name} ${version} (${identifier})`,
    );
    return [rule, ...names, rule, '', text, ''].join('\n');
  });
  return [heading, ...sections].join('\n\n');
}

/** Writes `licenses.txt`: the license of every package whose code or fonts visitors receive. */
export async function writeLicenses(folder: string): Promise<void> {
  const direct = [...Object.keys(manifest.dependencies), ...fonts].map((name) => readLicense(name));
  const others = Object.entries(transitive).flatMap(([dependent, names]) =>
    names.map((name) => readLicense(name, dependent)),
  );
  const licenses = await Promise.all([...direct, ...others]);
  await writeFile(join(folder, 'licenses.txt'), licensesText(licenses));
}
