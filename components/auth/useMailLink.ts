import { useCallback, useState } from 'react';
import { useSearch } from '@/components/navigation/address';
import { accountErrorMessage, isDeadLink } from '@/lib/auth/errors';

/**
 * The parameters of the link of a provider's mail; undefined in the prerendered page. A link that was cut off lacks
 * some.
 */
export function useMailCode(): { readonly mode: string; readonly code: string } | undefined {
  const search = useSearch();
  if (search === undefined) return undefined;
  const parameters = new URLSearchParams(search);
  return { mode: parameters.get('mode') ?? '', code: parameters.get('oobCode') ?? '' };
}

/**
 * Why the link of a mail no longer works, as the message to show; undefined while it may work. `refuse` takes an error,
 * and returns whether it is such a reason.
 */
export function useRefusal() {
  const [refused, setRefused] = useState<string>();
  const refuse = useCallback((error: unknown): boolean => {
    const isFinal = isDeadLink(error);
    if (isFinal) setRefused(accountErrorMessage(error));
    return isFinal;
  }, []);
  return { refused, refuse };
}
