import { forever, type Header, type HostingConfig, noindexHeader } from './hostingConfig';

const rule = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');

/**
 * Writes `_headers` for Cloudflare Pages and Netlify. Both join the values of all rules that match, so no header may be
 * set by two of them: pages and data get no `Cache-Control` here, since both hosts revalidate by default
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

/** Writes `_redirects` for Cloudflare Pages and Netlify; both drop `.html` and trailing slashes by themselves. */
export function redirectsFile(config: HostingConfig): string {
  return config.redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
