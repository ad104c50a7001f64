import { useEffect } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { auth } from '@/lib/auth/auth';
import { reportSession } from './sessionEmail';

/**
 * Adds a listener that reloads the user when the tab becomes visible. The SDK signs out if the
 * account has been deleted or disabled.
 */
function addVisibilityListener(): () => void {
  const reload = () => {
    if (document.visibilityState === 'visible')
      auth.currentUser?.reload().catch((error: unknown) => console.warn(error));
  };
  document.addEventListener('visibilitychange', reload);
  return () => document.removeEventListener('visibilitychange', reload);
}

/**
 * Reports the auth state. `SessionControl` can't call `useAuthState` itself, because it renders
 * before the SDK has loaded.
 */
export function SessionWatcher() {
  const [user, isLoading] = useAuthState(auth);
  const email = user?.email ?? null;
  useEffect(() => {
    if (!isLoading) reportSession(email);
  }, [email, isLoading]);
  useEffect(addVisibilityListener, []);
  return null;
}
