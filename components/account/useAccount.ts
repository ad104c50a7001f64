import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  type Account,
  accountRecord,
  parseAccount,
  subscribeToAccount,
  setAccountRecord,
} from '@/lib/auth/account';
import { prerenderedEmail } from '@/lib/auth/session';
import { notifySuccess } from '@/lib/toasts/requests';
import { type AccountSdk, loadAccount, tellFailure } from './accountSdk';

/** The signed-in user's account as this browser knows it; undefined for a visitor and in the prerendered page. */
export function useAccount(): Account | undefined {
  const record = useSyncExternalStore(subscribeToAccount, accountRecord, prerenderedEmail);
  return useMemo(() => parseAccount(record), [record]);
}

/** Asks the provider how the account is now, and shows it. */
export async function refreshAccount(): Promise<void> {
  const sdk = await loadAccount();
  setAccountRecord(await sdk.readAccount());
}

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
