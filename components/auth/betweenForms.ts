import { useSearch } from '@/components/navigation/address';
import { formLink, fromOf, returnPath } from '@/lib/auth/returnPath';

/** Where the visitor came from (product 10.6), by the address in view: a form may be sent before it has hydrated. */
export const readReturnPath = () => returnPath(fromOf(window.location.search));

/**
 * The links of a form's page: to the other form and to the mail for a forgotten password, `from` carried along, and the
 * way on for who is signed in already. In the prerendered page and while it hydrates they are without `from`.
 */
export function useFormLinks(other: '/login' | '/signup') {
  const search = useSearch() ?? '';
  const address = { pathname: other, search, hash: '' };
  return {
    otherForm: formLink(other, address),
    forgotten: formLink('/account/forgot', address),
    onward: returnPath(fromOf(search)),
  };
}

let kept = '';

const field = () => {
  const found = document.getElementById('email');
  return found instanceof HTMLInputElement ? found : undefined;
};

/** Keeps an e-mail for the next form of this document; without one, that of the field in view. */
export function keepEmail(email = field()?.value ?? ''): void {
  kept = email;
}

/** Puts the kept e-mail into an empty e-mail field. */
export function fillInEmail(): void {
  const empty = field();
  if (empty && !empty.value) empty.value = kept;
}
