import { useCallback, useState } from 'react';
import { accountErrorMessage, isDeadLink } from '@/lib/auth/accountErrors';

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
