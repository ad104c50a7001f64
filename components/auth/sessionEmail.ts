import { useSyncExternalStore } from 'react';
import { readSessionHint } from '@/lib/auth/session';
import { createSignal } from '@/lib/browser/signal';

/**
 * The email that the SDK last reported: null if the visitor is signed out, undefined before the
 * first report.
 */
const reported = createSignal<string | null | undefined>(undefined);

export const reportSession = reported.set;

/**
 * Returns the signed-in user's email, or null. Until the SDK's first report, the email is read from
 * the session hint.
 */
export function sessionEmail(): string | null {
  const email = reported.get();
  return email === undefined ? readSessionHint() : email;
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = reported.subscribe(listener);
  // The event fires when another tab changes the stored session.
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

/**
 * Returns the signed-in user's email. It's null if nobody is signed in, in the prerendered page and
 * during hydration.
 */
export function useSessionEmail(): string | null {
  return useSyncExternalStore(subscribe, sessionEmail, () => null);
}
