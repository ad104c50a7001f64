import { useState } from 'react';
import { errorCode, explainAccount, isClosedPopup } from '@/lib/auth/errors';
import { dismissToasts, notifyError } from '@/components/toasts/notify';

/** Shows a failure in a toast, and logs errors that aren't Firebase's. A closed popup is only logged (product 8.5). */
export function showFailure(error: unknown, message = explainAccount(error).message): void {
  const isClosed = isClosedPopup(error);
  if (isClosed || !errorCode(error)) console.error(error);
  if (!isClosed) notifyError(message);
}

/** Returns a function that sends a request, and whether any is pending. Each press of Google's button sends one. */
export function useRequest<Args extends readonly unknown[]>(
  request: (...args: Args) => Promise<unknown>,
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

/** Returns the props of a button that sends a request. While a request is pending, presses are ignored unless `canResend` is set. */
export function useRequestButton(request: () => Promise<unknown>, canResend = false) {
  const [send, isPending] = useRequest(request);
  const isLocked = isPending && !canResend;
  return { 'aria-disabled': isLocked, onClick: () => isLocked || send().catch(showFailure) };
}
