'use client';

import { useBrowserValue } from '@/components/ui/useBrowserValue';

const currentYear = () => new Date().getFullYear();

/**
 * The current year. The prerendered HTML holds the year of the build; on 1 January the browser shows the new one
 * without a rebuild and without a hydration mismatch.
 */
export function CurrentYear() {
  return useBrowserValue(currentYear, Number(process.env.BUILD_YEAR));
}
