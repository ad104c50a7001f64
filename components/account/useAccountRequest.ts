import { useState } from 'react';
import { notifySuccess } from '@/lib/browser/toasts';
import { type AccountSdk, loadAccount, showFailure } from './accountSdk';

/**
 * Requests of the account's pages to the provider, one at a time: whether one is under way, and how to send one. A
 * request while another is under way does nothing.
 * @param onError answers an error in its own way and returns true, or leaves it to a toast
 */
export function useAccountRequest(onError?: (error: unknown) => boolean) {
  const [busy, setBusy] = useState(false);
  const request = async (send: (sdk: AccountSdk) => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await send(await loadAccount());
      notifySuccess('');
    } catch (error) {
      if (!onError?.(error)) showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, request };
}
