/** One response header. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** An address that leads to another one: for good (301), or for as long as that is the right one (302). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** What every host is told about the site; one writer a host turns it into that host's own file. */
export interface HostingConfig {
  /** Sent with every answer. */
  readonly headers: readonly Header[];
  /** Folders whose file names change with their content: kept for a year without asking again. */
  readonly immutable: readonly string[];
  /** Endings of files for scripts, the router above all, that have no place among search results (product 13.6). */
  readonly noindex: readonly string[];
  /** Everything else is kept, but asked for again before use. */
  readonly redirects: readonly Redirect[];
  /** Files for the hosts themselves, which no visitor should be served. */
  readonly unpublished: readonly string[];
}

/** A year, without asking again: the content behind such an address never changes. */
export const forever = 'public, max-age=31536000, immutable';

/** Keeps a file out of search results; pages have a canonical address instead. */
export const noindexHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** Kept, but never used without asking whether it is still right. */
export const revalidate = 'no-cache';

const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/**
 * The security headers, strict by default (product 12.2; OWASP Secure Headers, Mozilla Observatory).
 * - HSTS for two years; browsers heed it over https only, so local servers may send it too.
 * - COOP leaves pop-ups their opener, or Google sign-in would lose its window.
 * - X-Frame-Options for browsers that do not know `frame-ancestors`.
 *
 * Password managers ask `/.well-known/change-password` for the page (W3C, A Well-Known URL for Changing Passwords).
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
