'use client';

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};
const readYear = () => new Date().getFullYear();

/**
 * The current year. The exported page has that of the build; the browser corrects it without a hydration mismatch. Not by
 * `useBrowserValue`, which would add 17 bytes to the script of every page.
 */
export function CurrentYear({ built }: { readonly built: number }) {
  return useSyncExternalStore(subscribeToNothing, readYear, () => built);
}
