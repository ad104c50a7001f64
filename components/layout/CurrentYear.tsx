'use client';

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};
const currentYear = () => new Date().getFullYear();
const buildYear = () => Number(process.env.BUILD_YEAR);

/**
 * The current year. The prerendered HTML holds the year of the build; on 1 January the browser shows the new one
 * without a rebuild and without a hydration mismatch.
 */
export function CurrentYear() {
  return useSyncExternalStore(subscribeToNothing, currentYear, buildYear);
}
