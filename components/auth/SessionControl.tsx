'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSignal } from '@/components/hooks/useBrowserValue';
import { subscribeToUrl } from '@/components/navigation/url';
import { Button } from '@/components/ui/Button';
import { formLink, isFormPath } from '@/lib/auth/returnPath';
import { readSessionHint, removeSession } from '@/lib/auth/session';
import { sessionWords } from '@/lib/words';
import { loadedSdk, loadSdk } from './loadSdk';
import { logOut } from './logOut';
import { reportSession, sessionEmail, useSessionEmail } from './sessionEmail';

/**
 * Adds a listener that reloads the page if it's restored from the back/forward cache and the
 * session has changed. A cached page misses events from other pages. Returns an unsubscribe
 * function.
 */
function addRestoreListener(): () => void {
  const hint = readSessionHint();
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const latest = readSessionHint();
    if (!persisted || latest === hint) return;
    if (latest === null) {
      // The page's SDK may store the old session again before the page reloads.
      addEventListener('pagehide', removeSession);
      delete document.documentElement.dataset.session;
    }
    location.reload();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

/**
 * Login or Logout at the end of the navbar. Both are rendered. CSS shows one of them, depending on
 * `data-session` on `<html>`. The head script sets this attribute before first paint, and this
 * component keeps it up to date.
 */
export function SessionControl() {
  const pathname = usePathname();
  const loginHref = useSyncExternalStore(
    subscribeToUrl,
    // `subscribeToUrl` needn't report navigations: `usePathname` re-renders this component
    // after one, and React calls this again.
    () => formLink('/login', window.location),
    () => '/login',
  );
  const email = useSessionEmail();
  // The watcher isn't loaded with `lazy`: React would show a fallback for it, and would then delay
  // the page's form by 300 ms.
  const SessionWatcher = useSignal(loadedSdk)?.SessionWatcher;
  const login = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // `email` is null during hydration, even if a user is signed in. With it, Logout would become
    // Login for a moment.
    if (sessionEmail() === null) delete document.documentElement.dataset.session;
    else {
      document.documentElement.dataset.session = 'signed-in';
      void loadSdk();
    }
    return addRestoreListener();
    // A navigation loads the SDK again if that has failed.
  }, [email, pathname]);

  const onLogout = () => {
    void logOut(async () => (await loadSdk()).auth.signOut());
    reportSession(null);
    // The Login link replaces the pressed button, so focus moves to the link.
    login.current?.focus();
  };

  return (
    <>
      <Button
        ref={login}
        id="login-link"
        href={loginHref}
        aria-current={isFormPath(pathname) ? 'true' : undefined}
        variant="outline"
        className="session-control when-signed-out"
      >
        {sessionWords.login}
      </Button>
      <Button
        id="logout-button"
        hidden
        onClick={onLogout}
        variant="outline"
        className="session-control when-signed-in"
      >
        {sessionWords.logout}
      </Button>
      {SessionWatcher && <SessionWatcher />}
    </>
  );
}
