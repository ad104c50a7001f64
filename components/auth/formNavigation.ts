import { useSearch } from '@/components/navigation/url';
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
 * Returns a form's links to the other forms, and the page to open next. Until hydration, these
 * URLs lack `from`.
 */
export function useFormLinks(otherForm: '/login' | '/signup') {
  const search = useSearch() ?? '';
  // The visitor is on a form, so `formLink` keeps its `from`. Which form doesn't matter.
  const currentForm = { pathname: otherForm, search, hash: '' };
  return {
    otherForm: formLink(otherForm, currentForm),
    forgot: formLink('/account/forgot', currentForm),
    nextPage: returnPath(readFrom(search)),
  };
}
