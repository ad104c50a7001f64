import { useMemo, useSyncExternalStore } from 'react';
import {
  type Account,
  accountRecord,
  parseAccount,
  subscribeToAccount,
  setAccountRecord,
} from '@/lib/auth/account';
import { prerenderedEmail } from '@/lib/auth/session';
import { loadSdk } from '@/components/auth/loadSdk';

/** The signed-in user's account as this browser knows it; undefined for a visitor and in the prerendered page. */
export function useAccount(): Account | undefined {
  const record = useSyncExternalStore(subscribeToAccount, accountRecord, prerenderedEmail);
  return useMemo(() => parseAccount(record), [record]);
}

/** Asks the provider how the account is now, and shows it. */
export async function refreshAccount(): Promise<void> {
  const sdk = await loadSdk();
  setAccountRecord(await sdk.readAccount());
}
