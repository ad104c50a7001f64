import { useEffect } from 'react';
import { useAuthState } from 'react-firebase-hooks/auth';
import { auth } from '@/lib/auth/auth';
import { reportSession } from './useSession';

/** Reloads the user when the tab becomes visible: if the account has been deleted or disabled, the SDK signs out. */
function reloadWhenVisible(): () => void {
  const reload = () => {
    if (document.visibilityState === 'visible')
      auth.currentUser?.reload().catch((error: unknown) => console.warn(error));
  };
  document.addEventListener('visibilitychange', reload);
  return () => document.removeEventListener('visibilitychange', reload);
}

/** Reports the auth state. It's a component because `SessionControl`, which renders before the SDK has loaded, can't call its hooks. */
export function SessionWatcher() {
  const [user, isLoading] = useAuthState(auth);
  const email = user?.email ?? null;
  useEffect(() => {
    if (!isLoading) reportSession(email);
  }, [email, isLoading]);
  useEffect(reloadWhenVisible, []);
  return null;
}
