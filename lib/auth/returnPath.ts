import { isFormPath } from './formLink';

/** Where somebody goes after login when no page, or no acceptable one, is known (product 2.8). */
export const defaultReturnPath = '/';

/**
 * Files are no page to return to: those with an ending other than `.html`. Below `/services/` names may have a dot (product
 * 10.3), and only the router's own files (`.txt`) are no page.
 */
const file = /^\/(?!services\/)[^]*\.(?!html\/*$)[^/.]+\/*$|\.txt\/*$/i;

/** A host instead of a path; control characters, which URL parsers remove; backslashes, which they read as slashes. */
const trick = /^\/\/|[\u0000-\u001f\u007f\\]/;

/**
 * The page to go to after login, out of the `from` of the address (product 10.6). Only a path of this site is accepted;
 * anything that a browser, or a host that decodes first, could read as another origin becomes `/`. The result always
 * starts with exactly one slash.
 */
export function returnPath(from: string | null | undefined, origin: string): string {
  if (!from?.startsWith('/') || trick.test(from)) return defaultReturnPath;
  const url = parse(from, origin);
  if (!url || url.origin !== new URL(origin).origin) return defaultReturnPath;
  const decoded = decode(url.pathname);
  // Dot segments may leave a second slash at the start, and `%2f` becomes one on a host that decodes before routing.
  if (decoded === undefined || /^\/[/\\]/.test(decoded)) return defaultReturnPath;
  if (isFormPath(decoded) || file.test(decoded)) return defaultReturnPath;
  return url.pathname + url.search + url.hash;
}

function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
