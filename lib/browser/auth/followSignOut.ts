import type { Auth } from 'firebase/auth';
import { sessionKey } from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';

let signedOut = false;

/** Whether another tab signed out while the SDK has been starting up in this one. */
export const signedOutMeanwhile = () => signedOut;

const writtenHere = ({ currentUser }: Auth) =>
  localStorage.getItem(sessionKey) === JSON.stringify(currentUser);

/**
 * Signs out when another tab has signed out, in the two cases that the SDK misses: while it starts up, and when this tab has
 * written the session's record again before the other tab's event arrived, so that the SDK sees no change. The record of a
 * later login is kept.
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
