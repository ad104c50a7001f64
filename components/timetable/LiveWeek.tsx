'use client';

import type { ReactNode } from 'react';
import { liveServices } from '@/components/services/liveServices';
import { useSignal } from '@/components/ui/useSignal';

/**
 * The timetable that the build wrote, replaced by the live one when `/data.json` has other content (product 10.1). The
 * `LiveServiceList` of the same page fetches it.
 */
export function LiveWeek({ children }: { readonly children: ReactNode }) {
  const live = useSignal(liveServices);
  return live ? live.week() : children;
}
