'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { subscribeToAddress } from '@/components/navigation/address';
import { Button } from '@/components/ui/Button';
import { useSignal } from '@/components/ui/useBrowserValue';
import { formLink, isFormPath } from '@/lib/auth/returnPath';
import { sessionTexts } from '@/lib/words';
import { followSession } from './followSession';
import { loadedSdk, requestLogout } from './loadSdk';

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
  const sdk = useSignal(loadedSdk);
  const login = useRef<HTMLAnchorElement>(null);
  const logout = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      followSession((signedIn) => {
        const hadFocus = document.activeElement === logout.current;
        if (signedIn) document.documentElement.dataset.session = 'signed-in';
        else delete document.documentElement.dataset.session;
        // The focused button is hidden now: the link replaces it, and takes the focus.
        if (hadFocus && !signedIn) login.current?.focus();
      }),
    [],
  );

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
        ref={logout}
        id="logout-button"
        hidden
        data-logout=""
        onClick={requestLogout}
        variant="outline"
        className="when-signed-in max-sm:px-3.5 max-[24rem]:px-2 max-[18rem]:px-1.5 max-[11rem]:px-0.5"
      >
        {sessionTexts.logout}
      </Button>
      {sdk && <sdk.SessionWatcher />}
    </>
  );
}
