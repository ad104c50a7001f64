export interface Header {
  readonly name: string;
  readonly value: string;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** Headers and redirects of the site, for every host. */
export interface HostingConfig {
  /** The headers of every response. */
  readonly headers: readonly Header[];
  /**
   * Folders in which file names contain a hash. Their files are cached for a year; all others are
   * revalidated.
   */
  readonly immutable: readonly string[];
  /** Endings of data files that search engines must not list. */
  readonly noindex: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Files in `out/` that configure the host. They aren't served. */
  readonly unpublished: readonly string[];
}

/** Cached for a year without revalidation. */
export const forever = 'public, max-age=31536000, immutable';

export const noindexHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** Cached, but revalidated before each use. */
export const revalidate = 'no-cache';

const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * Returns the security headers (OWASP Secure Headers, Mozilla Observatory) and redirects. The
 * opener policy is `same-origin-allow-popups`, because Google's sign-in popup has to reach the page
 * that opened it. Password managers look for `/.well-known/change-password` (W3C, A Well-Known URL
 * for Changing Passwords).
 */
export function hostingConfig(policy: string): HostingConfig {
  return {
    headers: [
      { name: 'Content-Security-Policy', value: policy },
      { name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
      { name: 'X-Content-Type-Options', value: 'nosniff' },
      { name: 'X-Frame-Options', value: 'DENY' },
      { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      { name: 'Permissions-Policy', value: features.map((feature) => `${feature}=()`).join(', ') },
      { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
      { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    ],
    immutable: ['/_next/static/', '/_pictures/'],
    noindex: ['.txt', '.json'],
    redirects: [
      { from: '/SignUp', to: '/signup', status: 301 },
      { from: '/.well-known/change-password', to: '/account', status: 302 },
    ],
    unpublished: ['_headers', '_redirects'],
  };
}

const rule = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n');

/**
 * Returns the `_headers` file for Cloudflare Pages and Netlify. If several rules set the same
 * header, both hosts join the values, so each header may be set by only one rule. Both hosts
 * revalidate pages and data by default, so those need no `Cache-Control`.
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

/** Returns the `_redirects` file for Cloudflare Pages and Netlify. */
export const redirectsFile = ({ redirects }: HostingConfig) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
