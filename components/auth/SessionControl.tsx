'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { subscribeToAddress } from '@/components/navigation/address';
import { Button } from '@/components/ui/Button';
import { LineIcon } from '@/components/ui/LineIcon';
import { useSignal } from '@/components/ui/useBrowserValue';
import { formLink, isFormPath } from '@/lib/auth/returnPath';
import { sessionTexts } from '@/lib/content/words';
import { followSession } from './followSession';
import { loadedSdk, logoutWanted, requestLogout } from './loadSdk';

const person = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c.6-4.2 3.8-6 8-6s7.4 1.8 8 6';

/**
 * The end of the navbar: Login for a visitor, Logout and the link to the account for a signed-in user (product 2.2).
 * All are always drawn, and CSS shows the right ones by `data-session` on `<html>`, so that none flashes: the head script
 * sets it before the first paint, this island keeps it current.
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
  const isLeaving = useSignal(logoutWanted);
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
      <a
        href="/account"
        hidden
        aria-label={sessionTexts.account}
        className="when-signed-in grid h-11 w-11 place-items-center rounded-control text-muted hover:text-text max-sm:w-9 max-[22rem]:w-7 max-[11rem]:w-5"
      >
        <LineIcon path={person} size={22} className="size-5.5 shrink-0" />
      </a>
      <Button
        ref={logout}
        id="logout-button"
        hidden
        aria-busy={isLeaving}
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
