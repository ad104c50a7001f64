'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { subscribeToAddress } from '@/components/navigation/address';
import { Button } from '@/components/ui/Button';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { useSignal } from '@/components/ui/useBrowserValue';
import { formLink, isFormPath } from '@/lib/auth/returnPath';
import { readSessionHint, removeSession, sessionEmail } from '@/lib/auth/session';
import { sessionTexts } from '@/lib/words';
import { loadSdk, sdkIsLoaded } from './loadSdk';
import { logOut } from './logOut';
import { useSessionEmail } from './useSession';

const SessionWatcher = lazy(async () => ({ default: (await loadSdk()).SessionWatcher }));

/**
 * Calls `task` once the page has loaded and the browser has nothing else to do, 5 s later at the latest. Browsers
 * without `requestIdleCallback` (Safari) wait a second instead.
 */
function whenIdle(task: () => void): void {
  const schedule = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5000 });
    else setTimeout(task, 1000);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

/** Whether the SDK is asked who is signed in: when somebody seems to be, or when a form has loaded it. From then on it stays. */
function useIsWatched(seemsSignedIn: boolean): boolean {
  const isLoaded = useSignal(sdkIsLoaded);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isLoaded || (isIdle && seemsSignedIn);
}

/** Whether the page is about to be reloaded. Until then its SDK may still report and store the session that it was left with. */
let isOutdated = false;

/**
 * Loads a page from the back/forward cache again where the session has changed meanwhile: it has missed what happened in other
 * pages, and its SDK would write the old record anew. A session that is only in memory has no record, and goes on.
 */
function reloadWhenOutdated(): () => void {
  const hint = readSessionHint();
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || readSessionHint() === hint) return;
    isOutdated = true;
    if (readSessionHint() === null) {
      addEventListener('pagehide', removeSession);
      delete document.documentElement.dataset.session;
    }
    location.reload();
  };
  addEventListener('pageshow', wake);
  return () => removeEventListener('pageshow', wake);
}

/**
 * The end of the navbar: Login for a visitor, Logout for a signed-in user (product 2.2). Both are always drawn, and CSS shows
 * the right one by `data-session` on `<html>`, so that none flashes: the head script sets it before the first paint, this
 * island keeps it current.
 */
export function SessionControl() {
  const pathname = usePathname();
  const loginHref = useSyncExternalStore(
    subscribeToAddress,
    // It is a new function at each render: so React reads it once more when the router has changed the address.
    () => formLink('/login', window.location),
    () => '/login',
  );
  const email = useSessionEmail();
  const isWatched = useIsWatched(email !== null);
  const login = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOutdated) return;
    // Not by `email`: while the page hydrates that is the value of the prerendered page.
    if (sessionEmail() === null) delete document.documentElement.dataset.session;
    else document.documentElement.dataset.session = 'signed-in';
    return reloadWhenOutdated();
  }, [email]);

  const onLogout = () => {
    void logOut();
    // The head script has hidden the button (lib/inline/answerPresses): the link replaces it, and takes the focus.
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
        data-logout=""
        onClick={onLogout}
        variant="outline"
        className="when-signed-in max-sm:px-3.5 max-[24rem]:px-2 max-[18rem]:px-1.5 max-[11rem]:px-0.5"
      >
        {sessionTexts.logout}
      </Button>
      {isWatched && (
        <IslandBoundary>
          <Suspense>
            <SessionWatcher />
          </Suspense>
        </IslandBoundary>
      )}
    </>
  );
}
