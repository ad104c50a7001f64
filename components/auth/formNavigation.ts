import { useSearch } from '@/components/navigation/address';
import { formLink, fromOf, returnPath } from '@/lib/auth/returnPath';
import { dismissToasts } from '@/components/toasts/notify';

/** Returns the path of the page with the link that opened this document, if it belongs to this site. */
function referrer(): string | null {
  const { origin } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? document.referrer.slice(origin.length) : null;
}

/**
 * Returns the page to open after login (product 10.6): `from` or, if the browser opened the login page from a link that had no `from`
 * yet, the page with this link.
 */
export function readReturnPath(isOpenedByRouter: boolean): string {
  return returnPath(fromOf(window.location.search) ?? (isOpenedByRouter ? null : referrer()));
}

/** Returns a form's links to the other forms, and the page to continue to. Until hydration, these URLs lack `from`. */
export function useFormLinks(other: '/login' | '/signup') {
  const search = useSearch() ?? '';
  const place = { pathname: other, search, hash: '' };
  return {
    other: formLink(other, place),
    forgot: formLink('/account/forgot', place),
    continue: returnPath(fromOf(search)),
  };
}

let carriedEmail = '';

const emailField = () => document.querySelector<HTMLInputElement>('input#email');

/** Passes an email on to the next form, and dismisses the toasts. By default, the email is the value of this form's email field. */
export function leaveForm(email = emailField()?.value ?? ''): void {
  carriedEmail = email;
  dismissToasts();
}

/** Fills in an empty email field with the email from the previous form. */
export function fillInEmail(): void {
  const field = emailField();
  if (field && !field.value) field.value = carriedEmail;
}
