import { useSyncExternalStore } from 'react';
import { readSessionHint } from '@/lib/auth/session';
import { createSignal } from '@/lib/browser/signal';

/** The email that the SDK last reported: null for a signed-out visitor, undefined before its first report. */
const reported = createSignal<string | null | undefined>(undefined);

export const reportSession = reported.set;

/** Returns the signed-in user's email, or null: from the SDK, or until its first report from the hint. */
export function sessionEmail(): string | null {
  const email = reported.get();
  return email === undefined ? readSessionHint() : email;
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = reported.subscribe(listener);
  // Fired by other tabs.
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

/** The signed-in user's email; null for a visitor, in the prerendered page and during hydration. */
export function useSessionEmail(): string | null {
  return useSyncExternalStore(subscribe, sessionEmail, () => null);
}
