import { useSearch } from '@/components/navigation/address';
import { navigation } from '@/lib/browser/navigation';
import { formLink, fromOf, returnPath } from '@/lib/auth/returnPath';
import { dismissToasts } from '@/components/toasts/notify';

/** Returns the page of this site on which the visitor followed a link here, if there is one. */
function openedFrom(): string | null {
  const { origin } = window.location;
  const isOurs = !navigation.get().isSoft && document.referrer.startsWith(`${origin}/`);
  return isOurs ? document.referrer.slice(origin.length) : null;
}

/** Returns the page to open after login (product 10.6): `from` or, for a login link pressed before hydration, the referrer. */
export const readReturnPath = () => returnPath(fromOf(window.location.search) ?? openedFrom());

/** Returns a form's links to the other forms, and the page to continue to. Until hydration, they lack `from`. */
export function useFormLinks(other: '/login' | '/signup') {
  const search = useSearch() ?? '';
  const place = { pathname: other, search, hash: '' };
  return {
    other: formLink(other, place),
    forgot: formLink('/account/forgot', place),
    onward: returnPath(fromOf(search)),
  };
}

let carriedEmail = '';

const emailField = () => document.querySelector<HTMLInputElement>('input#email');

/** Passes an email on to the next form, by default the one in this form, and dismisses the toasts. */
export function leaveForm(email = emailField()?.value ?? ''): void {
  carriedEmail = email;
  dismissToasts();
}

/** Fills in an empty email field with the email from the previous form. */
export function fillInEmail(): void {
  const field = emailField();
  if (field && !field.value) field.value = carriedEmail;
}
