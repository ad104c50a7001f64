import { useMemo, useSyncExternalStore } from 'react';
import {
  type Account,
  accountRecord,
  parseAccount,
  subscribeToAccount,
  setAccountRecord,
} from '@/lib/auth/account';
import { prerenderedEmail, sessionEmail } from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';
import { loadSdk } from './loadSdk';

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

const refresh = () => {
  if (sessionEmail() !== null) refreshAccount().catch((error) => reportError(error, 'warn'));
};

/**
 * Asks the provider about the account now, and each time the page becomes visible again: the link of a mail may have been
 * opened. Returns the function that ends it.
 */
export function followAccount(): () => void {
  const onReturn = () => document.visibilityState === 'visible' && refresh();
  refresh();
  document.addEventListener('visibilitychange', onReturn);
  return () => document.removeEventListener('visibilitychange', onReturn);
}
