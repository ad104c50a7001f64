'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { subscribeToAddress } from '@/components/navigation/address';
import { Button } from '@/components/ui/Button';
import { useSignal } from '@/components/hooks/useBrowserValue';
import { formLink, isFormPath } from '@/lib/auth/returnPath';
import { readSessionHint, removeSession } from '@/lib/auth/session';
import { sessionTexts } from '@/lib/words';
import { loadedSdk, loadSdk } from './loadSdk';
import { logOut } from './logOut';
import { sessionEmail, useSessionEmail } from './useSession';

/** Reloads a page restored from the back/forward cache if the session has changed, because a cached page misses events from other pages. */
function reloadIfOutdated(): () => void {
  const hint = readSessionHint();
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const latest = readSessionHint();
    if (!persisted || latest === hint) return;
    if (latest === null) {
      // Until the page has reloaded, its SDK may store the old session again.
      addEventListener('pagehide', removeSession);
      delete document.documentElement.dataset.session;
    }
    location.reload();
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}

/**
 * Login or Logout at the end of the navbar (product 2.2). Both are rendered, and CSS shows one of them according to `data-session` on
 * `<html>`, which the head script sets before first paint and this component keeps up to date.
 */
export function SessionControl() {
  const pathname = usePathname();
  const loginHref = useSyncExternalStore(
    subscribeToAddress,
    // A new function on each render makes React read the URL again after a navigation.
    () => formLink('/login', window.location),
    () => '/login',
  );
  const email = useSessionEmail();
  // Not loaded with `lazy`: after showing a fallback for the watcher, React would wait 300 ms before it shows the page's form.
  const SessionWatcher = useSignal(loadedSdk)?.SessionWatcher;
  const login = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Not `email`, which is null during hydration.
    if (sessionEmail() === null) delete document.documentElement.dataset.session;
    else {
      document.documentElement.dataset.session = 'signed-in';
      loadSdk().catch(console.error);
    }
    return reloadIfOutdated();
  }, [email]);

  const onLogout = () => {
    void logOut(async () => (await loadSdk()).auth.signOut());
    // The link replaces the button, so it takes over focus.
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
        className="when-signed-out max-sm:px-3.5 max-[22rem]:px-2 max-[18rem]:px-1.5"
      >
        {sessionTexts.login}
      </Button>
      <Button
        id="logout-button"
        hidden
        onClick={onLogout}
        variant="outline"
        className="when-signed-in max-sm:px-3.5 max-[24rem]:px-2 max-[18rem]:px-1.5 max-[11rem]:px-0.5"
      >
        {sessionTexts.logout}
      </Button>
      {SessionWatcher && <SessionWatcher />}
    </>
  );
}
