'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { logoutWanted, useSdk } from './loadSdk';
import { aimLogin, wireSession } from './wireSession';

const notWanted = () => false;
const logoutOver = () => logoutWanted.set(false);

/** The island behind the session control; it draws nothing, so that every page carries as little of it as can be. */
export function SessionSync() {
  const pathname = usePathname();
  const sdk = useSdk();
  const wanted = useSyncExternalStore(logoutWanted.subscribe, logoutWanted.get, notWanted);
  useEffect(wireSession, []);
  useEffect(aimLogin, [pathname]);
  return sdk ? <sdk.SessionWatcher logoutWanted={wanted} onLogoutOver={logoutOver} /> : null;
}
