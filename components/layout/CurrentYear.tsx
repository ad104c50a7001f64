'use client';

import { useBrowserValue } from '@/components/hooks/useBrowserValue';

/**
 * The current year. The exported page has the year of the build, which the browser corrects without
 * a hydration mismatch.
 */
export function CurrentYear({ built }: { readonly built: number }) {
  return useBrowserValue(() => new Date().getFullYear(), built);
}
