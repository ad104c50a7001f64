import { useState } from 'react';
import { notifySuccess } from '@/lib/toasts/requests';
import { type AccountSdk, loadAccount } from './loadAccount';
import { tellFailure } from './tellFailure';

/** A press that asks the provider for something: whether it is under way, and the press itself, which then does nothing. */
export function useAction(act: (sdk: AccountSdk) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await act(await loadAccount());
      notifySuccess('');
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, press: () => void press() };
}
