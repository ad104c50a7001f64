import { loadSdk } from '@/lib/auth/loadSdk';
import { sessionEmail, subscribeToSession } from './session';
import { whenIdle } from './whenIdle';

/**
 * Says at once, and after every change, whether somebody is signed in: after sign-in and sign-out here or in another
 * tab, and when the browser brings an old page back. While somebody seems to be, the SDK is fetched once the page is
 * idle, to ask the provider. Returns the function that ends it.
 */
export function followSession(changed: (signedIn: boolean) => void): () => void {
  let stopWaiting = () => {};
  const check = () => {
    const signedIn = sessionEmail() !== null;
    changed(signedIn);
    stopWaiting();
    if (signedIn) stopWaiting = whenIdle(() => void loadSdk().catch(console.error));
  };
  // A page from the back/forward cache has missed what other pages did; this event has the SDK look again as well.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.dispatchEvent(new StorageEvent('storage'));
  };
  check();
  const unsubscribe = subscribeToSession(check);
  window.addEventListener('pageshow', wake);
  return () => {
    stopWaiting();
    unsubscribe();
    window.removeEventListener('pageshow', wake);
  };
}
