import type { SignInOrigins } from './origins';

/** The hashes a policy allows, as `sha256-…` without quotes. */
export interface AllowedHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The content security policy of a page: nothing is allowed but what is named here.
 * - Scripts: the site's own files, the named inline ones, and Google's loader, which the SDK fetches for the pop-up.
 * - Pictures: any https address, because `data.json` may name any. (A browser fetches an http one over https by itself.)
 * - Soft navigation keeps the policy of the page a visitor landed on, so every page allows what sign-in needs.
 */
export function contentSecurityPolicy(origins: SignInOrigins, hashes: AllowedHashes): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", 'https://apis.google.com', ...quoted(hashes.scripts)],
    'style-src': ["'self'", ...quoted(hashes.styles)],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...origins.connect],
    'frame-src': origins.frame,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The same policy for a host header, with the one directive that a page cannot carry itself. */
export function headerPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}
