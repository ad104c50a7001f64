import { useEffect } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { auth } from '@/lib/auth/auth';
import { reportSession } from '@/lib/auth/session';
import { reportError } from '@/lib/browser/reportError';

/**
 * Asks the provider about the user when the tab comes back into view. The SDK signs out by itself when the account is gone or
 * disabled or the session has expired. Other failures are only reported.
 */
function checkOnReturn(): () => void {
  const check = () => {
    if (document.visibilityState === 'visible')
      auth.currentUser?.reload().catch((error: unknown) => reportError(error, 'warn'));
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}

/**
 * Tells the page who is signed in, by the SDK: the one source from then on. It draws nothing, since the session control is on the
 * page before the SDK is, and a component cannot take up a hook later.
 */
export function SessionWatcher() {
  const [user, isLoading] = useAuthState(auth);
  const email = user?.email ?? null;
  useEffect(() => {
    if (!isLoading) reportSession(email);
  }, [email, isLoading]);
  useEffect(checkOnReturn, []);
  return null;
}
