import { useSearch } from '@/components/navigation/url';
import { formHref, readFrom, returnPath } from '@/lib/auth/returnPath';

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
 * Returns the links between the forms, which keep `from`, and the page to open next. Until
 * hydration, these URLs lack `from`.
 */
export function useFormLinks() {
  const from = readFrom(useSearch() ?? '');
  return {
    login: formHref('/login', from),
    signUp: formHref('/signup', from),
    forgot: formHref('/account/forgot', from),
    nextPage: returnPath(from),
  };
}
