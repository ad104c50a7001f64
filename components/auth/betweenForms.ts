import { useSearch } from '@/components/navigation/address';
import { formLink, fromOf, returnPath } from '@/lib/auth/returnPath';

/**
 * The links of a form's page: to the other form and to the mail for a forgotten password, `from` carried along, and the
 * path that a login leads to. In the prerendered page and while it hydrates they are without `from`.
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
