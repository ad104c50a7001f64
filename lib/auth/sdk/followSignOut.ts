import type { Auth } from 'firebase/auth';
import { sessionKey } from '@/lib/auth/session';
import { reportError } from '@/lib/errors/reportError';

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
