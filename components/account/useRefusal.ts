import { useCallback, useState } from 'react';
import { accountErrorMessage } from '@/lib/auth/accountErrors';
import { errorCode } from '@/lib/auth/errorCode';
import { refusals } from '@/lib/content/accountMails';

/**
 * Why the link of a mail no longer works, as the message to show; undefined while it may work. `refuse` takes an error,
 * and returns whether it is such a reason.
 */
export function useRefusal() {
  const [refused, setRefused] = useState<string>();
  const refuse = useCallback((error: unknown): boolean => {
    const isFinal = refusals.includes(errorCode(error));
    if (isFinal) setRefused(accountErrorMessage(error));
    return isFinal;
  }, []);
  return { refused, refuse };
}
