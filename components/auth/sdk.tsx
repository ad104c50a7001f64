import type { User } from 'firebase/auth';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAuthState, useSignOut } from 'react-firebase-hooks/auth';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { useSignal } from '@/components/ui/useBrowserValue';
import { reportSession, logoutWanted } from '@/lib/auth/session';
import { siteAuth } from '@/lib/auth/auth';
import { reportError } from '@/lib/browser/reportError';
import { notifySuccess } from '@/lib/browser/toasts';
import { sessionTexts } from '@/lib/words';

/*
 * All that needs Firebase. Only loadSdk imports it, by the one `import()`: signed-out visitors of a content page do not
 * download it, and a second `import()` would make the bundler split Firebase into another chunk.
 */
export * from '@/lib/auth/accountActions';
export * from '@/lib/auth/signIn';

/**
 * Shows a toast when another tab has signed in a different user (product 11.5). A hidden tab shows it when it becomes visible.
 * There is no toast for a login after a Logout in this tab.
 */
export function useOtherUser(user: User | null | undefined, logoutWanted: boolean): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (logoutWanted) shown.current = undefined;
  }, [logoutWanted]);
  useEffect(() => {
    if (!user?.email) return;
    const { uid, email } = user;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      if (shown.current && shown.current !== uid) notifySuccess(sessionTexts.otherUser(email));
      shown.current = uid;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [user]);
}

const onLogoutOver = () => logoutWanted.set(false);

/** Reports the provider's auth state to the page, and signs out when asked. */
function Session() {
  const leaving = useSignal(logoutWanted);
  const auth = siteAuth();
  const [user, loading, stateError] = useAuthState(auth);
  const [signOut, , signOutError] = useSignOut(auth);
  const logOut = useEffectEvent(() => void signOut().finally(onLogoutOver));
  const email = user?.email ?? null;

  useEffect(() => {
    // The SDK follows a Logout only when it has started.
    if (loading || stateError || leaving) return;
    reportSession(email);
  }, [email, loading, stateError, leaving]);
  useEffect(() => {
    if (leaving) logOut();
  }, [leaving]);
  useEffect(() => {
    const error = stateError ?? signOutError;
    if (error) reportError(error);
  }, [stateError, signOutError]);
  useOtherUser(user, leaving);
  return null;
}

/**
 * Keeps the page's session current, and signs out when that is wanted. Its errors do not reach the page. It draws nothing:
 * the session control is on the page before the SDK is, and a component cannot take up a hook later.
 */
export function SessionWatcher() {
  return (
    <IslandBoundary onError={onLogoutOver}>
      <Session />
    </IslandBoundary>
  );
}
