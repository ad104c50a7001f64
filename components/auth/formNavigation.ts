import { useSearch } from '@/components/navigation/address';
import { navigation } from '@/lib/browser/navigation';
import { formLink, fromOf, returnPath } from '@/lib/auth/returnPath';
import { dismissToasts } from '@/components/toasts/notify';

/** Returns the referrer if it's a page of this site and the visitor came from there with a full page load. */
function openedFrom(): string | null {
  const { origin } = window.location;
  const isOurs = !navigation.get().isSoft && document.referrer.startsWith(`${origin}/`);
  return isOurs ? document.referrer.slice(origin.length) : null;
}

/** Returns the page to open after login (product 10.6): `from`, or the referrer if the login link had no `from` yet. */
export const readReturnPath = () => returnPath(fromOf(window.location.search) ?? openedFrom());

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
