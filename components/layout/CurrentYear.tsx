'use client';

import { useBrowserValue } from '@/components/hooks/useBrowserValue';

/** The current year. The exported page has that of the build; the browser corrects it without a hydration mismatch. */
export function CurrentYear({ built }: { readonly built: number }) {
  return useBrowserValue(() => new Date().getFullYear(), built);
}
