'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useSignal } from '@/components/ui/useSignal';
import { loadedSdk } from './loadSdk';
import { updateLoginLink, connectSessionControl } from './connectSessionControl';

/** The island of the session control. It draws nothing, so that the script of every page stays small. */
export function SessionSync() {
  const pathname = usePathname();
  const sdk = useSignal(loadedSdk);
  useEffect(connectSessionControl, []);
  useEffect(updateLoginLink, [pathname]);
  return sdk ? <sdk.SessionWatcher /> : null;
}
