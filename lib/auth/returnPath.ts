/** The forms whose links have `from`, the page to return to. */
export type FormPath = '/login' | '/signup' | '/account/forgot';

/** Decodes a path, as hosts do. Returns undefined if it has a malformed sequence, such as `%zz`. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a path leads to a form: login, sign-up or a page below `/account/`. Ignores
 * case, `.html` and percent-encoding.
 */
export const isFormPath = (pathname: string) =>
  /^\/+(login|signup|account\/+\w+)(\.html)?\/*$/i.test(decode(pathname) ?? '');

export const readFrom = (search: string) => new URLSearchParams(search).get('from');

/** Returns a form's URL, with the page to return to in `from`. */
export const formHref = (form: FormPath, from: string | null) =>
  from ? `${form}?from=${encodeURIComponent(from)}` : form;

/**
 * Returns a form's URL, from which visitors return to the current page. If they're on a form
 * already, that form's `from` is kept.
 */
export function formLink(
  form: FormPath,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return formHref(form, isFormPath(pathname) ? readFrom(search) : pathname + search + hash);
}

/** Matches `//host`, and characters that URL parsers remove or read as slashes. */
const unsafe = /^\/\/|[\u0000-\u001f\u007f\\]/;

/**
 * Returns the page to open after login: `from` if it's a path on this site that isn't a form,
 * otherwise `/`.
 */
export function returnPath(from: string | null): string {
  if (!from?.startsWith('/') || unsafe.test(from)) return '/';
  const { pathname, search, hash } = new URL(from, 'https://any.example');
  if (decode(pathname) === undefined) return '/';
  // Once dot segments are resolved, a path can start with two slashes, which browsers read as the
  // start of a host.
  return pathname.startsWith('//') || isFormPath(pathname) ? '/' : pathname + search + hash;
}
