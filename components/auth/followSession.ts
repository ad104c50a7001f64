import { useSyncExternalStore } from 'react';
import {
  readSessionHint,
  reportSession,
  sessionEmail,
  subscribeToSession,
} from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';
import { loadSdk } from './loadSdk';

/**
 * Calls `task` once the page has loaded and the browser has nothing else to do, 5 s later at the latest. Browsers
 * without `requestIdleCallback` (Safari) wait a second instead.
 */
function whenIdle(task: () => void): void {
  const schedule = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 });
    else setTimeout(task, 1000);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

const askProvider = () => {
  if (sessionEmail() !== null) loadSdk().catch(reportError);
};

/**
 * Calls `changed` at once, and after every change: after sign-in and sign-out here or in another tab, and when the
 * browser shows an old page again. While somebody seems to be signed in, the SDK is loaded once the page is idle, to
 * ask the provider. Returns the function that ends it.
 */
export function followSession(changed: (signedIn: boolean) => void): () => void {
  let hinted: string | null;
  const check = () => {
    hinted = readSessionHint();
    const signedIn = sessionEmail() !== null;
    changed(signedIn);
    if (signedIn) whenIdle(askProvider);
  };
  // A page from the back/forward cache has missed what happened in other pages; this event makes the SDK check again as
  // well. That can take a second. Until then a record that has changed meanwhile counts more than the SDK's last
  // report, so that nobody who has signed out sees Logout. A session that is only in memory never had a record, and
  // goes on.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (readSessionHint() !== hinted) reportSession(undefined);
    dispatchEvent(new StorageEvent('storage'));
  };
  check();
  addEventListener('pageshow', wake);
  const unsubscribe = subscribeToSession(check);
  return () => {
    removeEventListener('pageshow', wake);
    unsubscribe();
  };
}

/** The signed-in user's e-mail, kept current; null for a visitor and in the prerendered page. */
export function useSessionEmail(): string | null {
  return useSyncExternalStore(subscribeToSession, sessionEmail, () => null);
}
