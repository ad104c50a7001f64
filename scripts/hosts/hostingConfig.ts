/** One response header. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A redirect, permanent (301) or temporary (302). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** Headers and redirects of the site. For each host one module writes them in that host's format. */
export interface HostingConfig {
  /** Sent with every response. */
  readonly headers: readonly Header[];
  /** Folders whose file names change with their content: cached for a year. All other files are revalidated. */
  readonly immutable: readonly string[];
  /** Endings of data files, mostly of the router, that search engines must not list (product 13.6). */
  readonly noindex: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Configuration files for hosts, which must not be served. */
  readonly unpublished: readonly string[];
}

/** Cached for a year without revalidation, because the content of such an address never changes. */
export const forever = 'public, max-age=31536000, immutable';

/** Keeps a file out of search results. */
export const noindexHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** Cached, but revalidated before each use. */
export const revalidate = 'no-cache';

const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * The security headers, strict by default (product 12.2; OWASP Secure Headers, Mozilla Observatory).
 * - HSTS for two years. Browsers ignore it over http, so local servers may send it too.
 * - COOP `same-origin-allow-popups`: the pop-up of Google sign-in must keep its opener.
 * - X-Frame-Options for browsers without `frame-ancestors`.
 *
 * Password managers find the page for a new password by `/.well-known/change-password` (W3C, A Well-Known URL for Changing
 * Passwords).
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
