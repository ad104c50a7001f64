import { useMemo, useSyncExternalStore } from 'react';
import { type Account, parseAccount } from '@/lib/auth/account';
import { sessionKey, sessionEmail, storedRecord, subscribeToSession } from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';
import { createSignal } from '@/lib/browser/signal';
import { loadSdk } from './loadSdk';

/**
 * The user record that the SDK last returned in this tab, which may not be in localStorage. Undefined after another tab has
 * changed the session.
 */
const latestRecord = createSignal<string | undefined>(undefined);

/**
 * The SDK's record of the signed-in user as JSON: the one it last returned here, else the one in localStorage; null for
 * nobody.
 */
function accountRecord(): string | null {
  return sessionEmail() === null ? null : (latestRecord.get() ?? storedRecord());
}

/** Calls `listener` whenever the answer of {@link accountRecord} may have changed, in this tab or in another. */
function subscribeToAccount(listener: () => void): () => void {
  const clear = () => latestRecord.set(undefined);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionKey) clear();
  };
  addEventListener('storage', onStorage);
  const ends = [latestRecord.subscribe(listener), subscribeToSession(listener)];
  return () => {
    removeEventListener('storage', onStorage);
    for (const end of ends) end();
    clear();
  };
}

/** The signed-in user's account as this browser knows it; undefined for a visitor and in the prerendered page. */
export function useAccount(): Account | undefined {
  const record = useSyncExternalStore(subscribeToAccount, accountRecord, () => null);
  return useMemo(() => parseAccount(record), [record]);
}

/** Asks the provider how the account is now, and shows it. */
export async function refreshAccount(): Promise<void> {
  const sdk = await loadSdk();
  latestRecord.set(await sdk.readAccount());
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
