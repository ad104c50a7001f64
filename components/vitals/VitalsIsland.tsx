'use client';

import { useEffect } from 'react';

/** Starts the measuring once, after hydration; draws nothing. A failure to load it is ignored. */
export function VitalsIsland() {
  useEffect(() => {
    import('@/lib/vitals/reportVitals').then((part) => part.reportVitals()).catch(() => undefined);
  }, []);
  return null;
}
