'use client';

import { useBrowserValue } from '@/components/ui/useBrowserValue';

const readYear = () => new Date().getFullYear();

/** The current year: that of the build in the exported page, so that the browser shows a new year without a rebuild. */
export function CurrentYear({ built }: { readonly built: number }) {
  return useBrowserValue(readYear, built);
}
