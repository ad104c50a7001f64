import { loadSdk } from '@/lib/auth/loadSdk';
import { reportError } from '@/lib/errors/reportError';
import { createSignal } from '@/lib/signal/signal';

/** True from the press on Logout until the SDK has signed the user out or failed to. */
export const logoutWanted = createSignal(false);

/** Signs out as soon as the SDK is there. A failure goes to the console only (product 8.5). */
export function requestLogout(): void {
  logoutWanted.set(true);
  loadSdk().catch((error: unknown) => {
    logoutWanted.set(false);
    reportError(error);
  });
}
