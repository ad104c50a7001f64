'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useSdk } from './loadSdk';
import { updateLoginLink, connectSessionControl } from './connectSessionControl';

/** The island of the session control. It draws nothing, so that the script of every page stays small. */
export function SessionSync() {
  const pathname = usePathname();
  const sdk = useSdk();
  useEffect(connectSessionControl, []);
  useEffect(updateLoginLink, [pathname]);
  return sdk ? <sdk.SessionWatcher /> : null;
}
