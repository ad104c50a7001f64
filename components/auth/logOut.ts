import { dismissToasts } from '@/components/toasts/notify';
import { removeSession } from '@/lib/auth/session';

/**
 * Signs out. If the SDK fails, or takes more than 2 s to load, start and sign out, the page reloads
 * without the session. Failures are only logged.
 */
export async function logOut(signOut: () => Promise<void>): Promise<void> {
  dismissToasts();
  // Removes the session at once, because a slow SDK must not leave a session on a shared computer.
  removeSession();
  delete document.documentElement.dataset.session;
  const timedOut = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The SDK took too long to sign out.')), 2000),
  );
  // An SDK that is still starting stores the session again before it signs out. If the visitor
  // leaves in between, this listener removes it.
  addEventListener('pagehide', removeSession);
  try {
    await Promise.race([signOut(), timedOut]);
    removeEventListener('pagehide', removeSession);
  } catch (error) {
    console.warn(error);
    location.reload();
  }
}
