import { useRef, useState } from 'react';
import { dismissToasts, notifyError } from '@/components/toasts/notify';
import { errorCode, explainAccount, isClosedPopup } from '@/lib/auth/errors';

/**
 * Shows a failure in a toast, and logs errors that aren't Firebase's. A closed popup is only
 * logged.
 */
export function showFailure(error: unknown, message = explainAccount(error).message): void {
  const isClosed = isClosedPopup(error);
  if (isClosed || !errorCode(error)) console.error(error);
  if (!isClosed) notifyError(message);
}

interface RequestOptions {
  readonly canResend?: boolean;
}

/**
 * Returns a function that sends a request, and whether any is pending. Without `canResend`, calls
 * are ignored while a request is pending. With it, each call sends a request, as Google's button
 * does.
 */
export function useRequest<Args extends readonly unknown[]>(
  request: (...args: Args) => Promise<unknown>,
  { canResend = false }: RequestOptions = {},
) {
  const [pending, setPending] = useState(0);
  // Unlike the state, a ref is current before the next render.
  const isLocked = useRef(false);
  const send = async (...args: Args) => {
    if (isLocked.current) return;
    isLocked.current = !canResend;
    dismissToasts();
    setPending((count) => count + 1);
    try {
      await request(...args);
    } finally {
      isLocked.current = false;
      setPending((count) => count - 1);
    }
  };
  return [send, pending > 0] as const;
}

/**
 * Returns the props of a button that sends a request. While a request is pending, presses are
 * ignored unless `canResend` is set.
 */
export function useRequestButton(request: () => Promise<unknown>, options: RequestOptions = {}) {
  const [send, isPending] = useRequest(request, options);
  return {
    'aria-disabled': isPending && !options.canResend,
    onClick: () => void send().catch(showFailure),
  };
}
