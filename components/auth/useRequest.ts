import { useState } from 'react';
import { errorCode, explainAccount, isClosedWindow, type Refusal } from '@/lib/auth/errors';
import { reportError } from '@/lib/browser/reportError';
import { dismissToasts, notifyError } from '@/components/toasts/notify';

/** Shows a failure in a toast. A closed window goes to the console only (product 8.5), a fault of the site there too. */
export function showFailure(error: unknown, { toast }: Refusal = explainAccount(error)): void {
  const closed = isClosedWindow(error);
  if (closed || !errorCode(error)) reportError(error);
  if (!closed) notifyError(toast);
}

/**
 * A request for which react-firebase-hooks has none, or one whose error is shown where its form is gone by then: a hook keeps the
 * error as its state. Rejects as the request does. A window of a provider may be opened again: the SDK then gives up the one before.
 */
export function useRequest<Args extends readonly unknown[]>(
  request: (...args: Args) => Promise<void>,
) {
  const [pending, setPending] = useState(0);
  const send = async (...args: Args) => {
    dismissToasts();
    setPending((count) => count + 1);
    try {
      await request(...args);
    } finally {
      setPending((count) => count - 1);
    }
  };
  return [send, pending > 0] as const;
}
