import { loadSdk } from '@/lib/auth/loadSdk';
import { reportError } from '@/lib/errors/reportError';
import { readSessionHint } from './hint';
import { reportSession, sessionEmail, subscribeToSession } from './session';
import { whenIdle } from './whenIdle';

const askProvider = () => {
  if (sessionEmail() !== null) loadSdk().catch(reportError);
};

/**
 * Says at once, and after every change, whether somebody is signed in: after sign-in and sign-out here or in another
 * tab, and when the browser brings an old page back. While somebody seems to be, the SDK is fetched once the page is
 * idle, to ask the provider. Ends with the signal.
 */
export function followSession(changed: (signedIn: boolean) => void, signal: AbortSignal): void {
  let hinted: string | null;
  const check = () => {
    hinted = readSessionHint();
    const signedIn = sessionEmail() !== null;
    changed(signedIn);
    if (signedIn) whenIdle(askProvider);
  };
  // A page from the back/forward cache has missed what other pages did; this event has the SDK look again as well. That
  // can take a second, in which a record that changed meanwhile tells more than the SDK's last word: nobody who signed
  // out is to see Logout. A session that is in memory only never had a record, and goes on.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (readSessionHint() !== hinted) reportSession(undefined);
    dispatchEvent(new StorageEvent('storage'));
  };
  check();
  addEventListener('pageshow', wake, { signal });
  signal.addEventListener('abort', subscribeToSession(check));
}
