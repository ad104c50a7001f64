import type { Auth } from 'firebase/auth';
import { sessionKey } from '@/lib/auth/session';

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

const note = ({ key, newValue }: StorageEvent) => {
  if (key === sessionKey) signedOut = newValue === null;
};

/** Whether another tab signed out while the SDK has been starting up in this one. */
export const signedOutMeanwhile = () => signedOut;

/** Listens to the other tabs until `ready` settles; resolves to whether one of them signed out meanwhile. */
export async function watchStartUp(ready: Promise<unknown>): Promise<boolean> {
  window.addEventListener('storage', note);
  try {
    await ready;
    return signedOut;
  } finally {
    window.removeEventListener('storage', note);
    signedOut = false;
  }
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
