'use client';

import { NextClasses } from '@/components/timetable/NextClasses';
import { useSignal } from '@/components/ui/useSignal';
import type { Service } from '@/lib/catalogue/service';
import { liveServices } from './liveServices';

interface LiveNextClassesProps {
  readonly services: readonly Service[];
  readonly count: number;
}

/**
 * The next classes of the live `/data.json` once it is known, else of the build's services. The `LiveServiceList` of the
 * same page fetches the file.
 */
export function LiveNextClasses({ services, count }: LiveNextClassesProps) {
  return <NextClasses services={useSignal(liveServices)?.services ?? services} count={count} />;
}
