'use client';

import { useEffect } from 'react';

async function start() {
  const { startVitals } = await import('@/lib/vitals/reportVitals');
  await startVitals();
}

/** Starts the measuring once, after hydration; draws nothing. A failure to load it is no matter for the visitor. */
export function VitalsIsland() {
  useEffect(() => {
    start().catch(() => undefined);
  }, []);
  return null;
}
