import type { Auth } from 'firebase/auth';
import { reportError } from '@/lib/browser/reportError';

/** How long a session counts as checked, in milliseconds. */
const checkedFor = 60_000;

/**
 * Asks the provider about the signed-in user each time the tab comes back into view, at most once a minute. The SDK
 * signs out by itself when the account is gone or disabled or the session has expired. Other failures are only reported.
 */
export function recheckOnReturn(auth: Auth, now = () => performance.now()): () => void {
  let checkedAt = now();
  const recheck = () => {
    if (document.visibilityState !== 'visible' || now() - checkedAt < checkedFor) return;
    checkedAt = now();
    auth.currentUser?.reload().catch((error: unknown) => reportError(error, 'warn'));
  };
  document.addEventListener('visibilitychange', recheck);
  return () => document.removeEventListener('visibilitychange', recheck);
}
