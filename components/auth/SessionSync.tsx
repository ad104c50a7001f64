'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useSignal } from '@/components/ui/useSignal';
import { logoutWanted, useSdk } from './loadSdk';
import { updateLoginLink, connectSessionControl } from './connectSessionControl';

const logoutOver = () => logoutWanted.set(false);

/** The island behind the session control; it draws nothing, so that every page carries as little of it as can be. */
export function SessionSync() {
  const pathname = usePathname();
  const sdk = useSdk();
  const wanted = useSignal(logoutWanted);
  useEffect(connectSessionControl, []);
  useEffect(updateLoginLink, [pathname]);
  return sdk ? <sdk.SessionWatcher logoutWanted={wanted} onLogoutOver={logoutOver} /> : null;
}
