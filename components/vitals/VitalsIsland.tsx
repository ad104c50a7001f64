'use client';

import { useEffect } from 'react';

/** Starts the measuring once, after hydration; draws nothing. A failure to load it is no matter for the visitor. */
export function VitalsIsland() {
  useEffect(() => {
    import('@/lib/vitals/reportVitals').then((part) => part.reportVitals()).catch(() => undefined);
  }, []);
  return null;
}
