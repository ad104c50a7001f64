'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useSdk } from './loadSdk';
import { updateLoginLink, connectSessionControl } from './connectSessionControl';

/** The island behind the session control; it draws nothing, so that every page carries as little of it as can be. */
export function SessionSync() {
  const pathname = usePathname();
  const sdk = useSdk();
  useEffect(connectSessionControl, []);
  useEffect(updateLoginLink, [pathname]);
  return sdk ? <sdk.SessionWatcher /> : null;
}
