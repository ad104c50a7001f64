import { sessionKey } from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';
import { dismissToasts } from '@/lib/browser/toasts';
import { loadSdk } from './loadSdk';

/** How long the SDK may take to load, start and sign out, in milliseconds. */
const patience = 2000;

/**
 * Signs out. Where the SDK cannot be had, or not in time, the record of the session goes without it, and the page is loaded again:
 * an SDK that is still starting would write the record anew. The toasts of the session go with it. A failure goes to the console
 * only (product 8.5).
 */
export async function logOut(): Promise<void> {
  dismissToasts();
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The SDK takes too long to sign out.')), patience),
  );
  try {
    await Promise.race([loadSdk().then(({ auth }) => auth.signOut()), late]);
  } catch (error) {
    reportError(error, 'warn');
    localStorage.removeItem(sessionKey);
    location.reload();
  }
}
