import { createHash } from 'node:crypto';
import type { BuildStamp } from '../environment/target';

/** The origins that the SDK sends its requests to, and that the hidden frame of the Google pop-up comes from. */
export type SignInOrigins = Readonly<Record<'connect' | 'frame', readonly string[]>>;

/**
 * What the pages of a build sign in with: a build for visitors with the identity provider itself and the project's own
 * auth domain; one for this machine with the emulator, which plays every part.
 */
export function originsOf({ authEmulator }: BuildStamp, authDomain = ''): SignInOrigins {
  if (authEmulator) return { connect: [authEmulator], frame: [authEmulator] };
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frame: [`https://${authDomain}`],
  };
}

/** The hashes a policy allows, as `sha256-…` without quotes. */
export type AllowedHashes = Readonly<Record<'scripts' | 'styles', readonly string[]>>;

/** A policy's name for an inline text: `sha256-` and the digest in base64 (CSP Level 3, hash-source). */
export const sourceHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

/** Every hash that any of the pages needs, each once, in a stable order: what one host header has to allow. */
export function unionOf(pages: readonly AllowedHashes[]): AllowedHashes {
  const union = (kind: keyof AllowedHashes) =>
    [...new Set(pages.flatMap((page) => page[kind]))].sort();
  return { scripts: union('scripts'), styles: union('styles') };
}

/**
 * The content security policy of a page: nothing is allowed but what is named here.
 * - Scripts: the site's own files, the named inline ones, and Google's loader, which the SDK fetches for the pop-up.
 * - Pictures: any https address, because `data.json` may name any. (A browser fetches an http one over https by itself.)
 * - Soft navigation keeps the policy of the page a visitor landed on, so every page allows what sign-in needs.
 */
export function contentSecurityPolicy(origins: SignInOrigins, hashes: AllowedHashes): string {
  const quoted = (sources: readonly string[]) => sources.map((hash) => `'${hash}'`);
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
  const written = Object.entries(directives).map(([name, sources]) => [name, ...sources].join(' '));
  return written.join('; ');
}

/** The same policy for a host header, with the one directive that a page cannot carry itself. */
export const headerPolicy = (policy: string): string => `${policy}; frame-ancestors 'none'`;
