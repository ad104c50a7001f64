import { useSearch } from '@/components/navigation/useSearch';
import { defaultReturnPath, formLink, fromOf, returnPath } from '@/lib/auth/returnPath';

/**
 * The links of a form's page: to the other form and to the mail for a forgotten password, `from` carried along, and the
 * path that a login leads to. In the prerendered page and while it hydrates they are without `from`.
 */
export function useFormLinks(other: '/login' | '/signup') {
  const search = useSearch() ?? '';
  const from = fromOf(search);
  const address = { pathname: other, search, hash: '' };
  return {
    otherForm: formLink(other, address),
    forgotten: formLink('/account/forgot', address),
    onward: from === null ? defaultReturnPath : returnPath(from, window.location.origin),
  };
}
