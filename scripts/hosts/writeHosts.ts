import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firebaseBuildFile, firebaseFor } from './firebase';
import {
  forever,
  type Header,
  hostingConfig,
  type HostingConfig,
  noindexHeader,
} from './hostingConfig';

const rule = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');

/**
 * The text of `_headers` for Cloudflare Pages and Netlify. Both join the values of all matching rules, so no two rules may
 * set the same header. Pages and data get no `Cache-Control` here: both hosts revalidate them by default
 * (`public, max-age=0, must-revalidate`).
 */
export function headersFile(config: HostingConfig): string {
  const caching = [{ name: 'Cache-Control', value: forever }];
  return [
    rule('/*', config.headers),
    ...config.immutable.map((path) => rule(`${path}*`, caching)),
    ...config.noindex.map((ending) => rule(`/*${ending}`, [noindexHeader])),
    '',
  ].join('\n');
}

/** The text of `_redirects` for Cloudflare Pages and Netlify. Both hosts remove `.html` and trailing slashes themselves. */
export const redirectsFile = ({ redirects }: HostingConfig) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/** Writes the configuration of every host for a build with this policy, whose pages are in `folder`. */
export async function writeHosts(policy: string, folder: string): Promise<void> {
  const config = hostingConfig(policy);
  const firebase = JSON.stringify(await firebaseFor(policy), null, 2);
  await Promise.all([
    writeFile(join(folder, '_headers'), headersFile(config)),
    writeFile(join(folder, '_redirects'), redirectsFile(config)),
    writeFile(join(process.cwd(), firebaseBuildFile), `${firebase}\n`),
  ]);
}
