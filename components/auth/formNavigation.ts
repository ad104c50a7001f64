import { useSearch } from '@/components/navigation/address';
import { formLink, readFrom, returnPath } from '@/lib/auth/returnPath';

/**
 * Returns the path of the page with the link that opened this document, if it belongs to this site.
 */
function referrer(): string | null {
  const { origin } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? document.referrer.slice(origin.length) : null;
}

/**
 * Returns the page to open after login: `from` or, if the browser opened the login page from a link
 * that had no `from` yet, the page with this link.
 */
export function readReturnPath(isOpenedByRouter: boolean): string {
  return returnPath(readFrom(window.location.search) ?? (isOpenedByRouter ? null : referrer()));
}

/**
 * Returns a form's links to the other forms, and the page to continue to. Until hydration, these
 * URLs lack `from`.
 */
export function useFormLinks(other: '/login' | '/signup') {
  const search = useSearch() ?? '';
  const place = { pathname: other, search, hash: '' };
  return {
    other: formLink(other, place),
    forgot: formLink('/account/forgot', place),
    continue: returnPath(readFrom(search)),
  };
}
