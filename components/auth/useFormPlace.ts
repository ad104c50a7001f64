import { useSyncExternalStore } from 'react';
import { formLink, fromOf } from '@/lib/auth/formLinks';
import { defaultReturnPath, returnPath } from '@/lib/auth/returnPath';

const never = () => () => undefined;
const noSearch = () => '';
const currentSearch = () => window.location.search;

/** Where a form's page leads: to the other form and to the mail for a forgotten password, `from` carried along, and after login. Plain until hydrated. */
export function useFormPlace(other: '/login' | '/signup') {
  const search = useSyncExternalStore(never, currentSearch, noSearch);
  const from = fromOf(search);
  const place = { pathname: other, search, hash: '' };
  return {
    otherForm: formLink(other, place),
    forgotten: formLink('/account/forgot', place),
    onward: from === null ? defaultReturnPath : returnPath(from, window.location.origin),
  };
}
