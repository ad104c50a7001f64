import type { Auth } from 'firebase/auth';
import { sessionKey } from '@/lib/auth/session';
import { reportError } from '@/lib/errors/reportError';

const probe = 'power-zone:probe';

/** Whether localStorage takes a text of this length now; false where storage is blocked. Leaves nothing behind. */
export function hasRoomFor(length: number): boolean {
  try {
    localStorage.setItem(probe, '0'.repeat(length));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

let signedOut = false;

/** Whether another tab signed out while the SDK has been starting up in this one. */
export const signedOutMeanwhile = () => signedOut;

const writtenHere = ({ currentUser }: Auth) =>
  localStorage.getItem(sessionKey) === JSON.stringify(currentUser);

/**
 * Signs out when another tab has, where the SDK does not: while it starts up, and when the session's record was written
 * anew here before the other tab's event came, so that the SDK finds nothing changed. A later login's record stays.
 */
export function followSignOut(auth: Auth): void {
  let starting = true;
  const signOut = () => void auth.signOut().catch(reportError);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionKey) return;
    if (starting) signedOut = newValue === null;
    else if (newValue === null && writtenHere(auth)) signOut();
  });
  const ready = () => {
    starting = false;
    if (signedOut) signOut();
    signedOut = false;
  };
  auth.authStateReady().then(ready, reportError);
}

/** How long a session counts as checked, in milliseconds. */
const checkedFor = 60_000;

/**
 * Asks the provider about the signed-in user each time the tab comes back into view, at most once a minute. The SDK
 * signs out by itself when the account is gone or disabled or the session has expired; other failures change nothing.
 */
export function recheckOnReturn(auth: Auth, now = () => performance.now()): () => void {
  let checkedAt = now();
  const recheck = () => {
    if (document.visibilityState !== 'visible' || now() - checkedAt < checkedFor) return;
    checkedAt = now();
    auth.currentUser?.reload().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', recheck);
  return () => document.removeEventListener('visibilitychange', recheck);
}
