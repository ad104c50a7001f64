'use client';

import { useEffect } from 'react';

/**
 * Starts the measuring once, after hydration; draws nothing. A failure to load it is not reported: programs that block
 * measuring refuse this file in many browsers, and nothing of the page depends on it.
 */
export function VitalsIsland() {
  useEffect(() => {
    import('@/lib/browser/vitals').then((part) => part.reportVitals()).catch(() => undefined);
  }, []);
  return null;
}
