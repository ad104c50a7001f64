/**
 * Whether a path is a form for visitors who are not signed in: login, sign-up or one below `/account/`, in any case and with
 * any ending that a host accepts.
 */
export const isFormPath = (pathname: string) =>
  /^\/+(login|signup|account\/+\w+)(\.html|\.txt)?\/*$/i.test(pathname);

/** The `from` value that a page's address carries, or null. */
export const fromOf = (search: string) => new URLSearchParams(search).get('from');

/** A form's address that remembers where the visitor is; on a form itself, where they came from. */
export function formLink(
  form: '/login' | '/signup' | '/account/forgot',
  place: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const from = isFormPath(place.pathname)
    ? fromOf(place.search)
    : place.pathname + place.search + place.hash;
  return from ? `${form}?from=${encodeURIComponent(from)}` : form;
}

/**
 * Files are no page to return to: those with an ending other than `.html`. Below `/services/` names may have a dot (product
 * 10.3), and only the router's own files (`.txt`) are no page.
 */
const file = /^\/(?!services\/)[^]*\.(?!html\/*$)[^/.]+\/*$|\.txt\/*$/i;

/** A host instead of a path; control characters, which URL parsers remove; backslashes, which they read as slashes. */
const trick = /^\/\/|[\u0000-\u001f\u007f\\]/;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The page to go to after login, out of the `from` of the address (product 10.6): `/` when there is none, or no acceptable one.
 * Only a path of this site is accepted, and nothing that a browser, or a host that decodes first, could read as another
 * origin. The result always starts with exactly one slash.
 */
export function returnPath(from: string | null): string {
  if (!from?.startsWith('/') || trick.test(from)) return '/';
  // Of a path, no base makes another origin.
  const { pathname, search, hash } = new URL(from, 'https://any.example');
  const decoded = decode(pathname);
  // Dot segments may leave a second slash at the start, and `%2f` becomes one on a host that decodes before routing.
  if (decoded === undefined || /^\/[/\\]/.test(decoded)) return '/';
  return isFormPath(decoded) || file.test(decoded) ? '/' : pathname + search + hash;
}
