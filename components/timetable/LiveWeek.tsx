'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { liveServices } from '@/components/services/liveServices';
import { useSignal } from '@/components/ui/useSignal';
import type { Service } from '@/lib/catalogue/service';
import { reportError } from '@/lib/browser/reportError';
import { loadPart } from '@/lib/browser/recovery';

interface LiveWeekProps {
  /** The services of the build, if some of their classes are of a season. */
  readonly seasonal?: readonly Service[];
  readonly children: ReactNode;
}

/**
 * The timetable that the build wrote, replaced by the live one when `/data.json` has other content (product 10.1), or by
 * that of the present week where classes have seasons. The `LiveServiceList` of the same page fetches the live one.
 */
export function LiveWeek({ seasonal, children }: LiveWeekProps) {
  const live = useSignal(liveServices);
  const [Week, setWeek] = useState<ComponentType<{ services: readonly Service[] }>>();
  useEffect(() => {
    if (!seasonal) return;
    loadPart('week', () => import('./DatedWeek')).then(
      ({ DatedWeek }) => setWeek(() => DatedWeek),
      reportError,
    );
  }, [seasonal]);
  if (live) return live.week();
  return Week && seasonal ? <Week services={seasonal} /> : children;
}
