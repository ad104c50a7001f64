'use client';

import { useBrowserValue } from '@/components/ui/useBrowserValue';

const readYear = () => new Date().getFullYear();

/** The current year. The exported page has that of the build; the browser corrects it without a hydration mismatch. */
export function CurrentYear({ built }: { readonly built: number }) {
  return useBrowserValue(readYear, built);
}
