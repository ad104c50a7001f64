'use client';

import { WeekTimetable } from '@/components/timetable/WeekTimetable';
import { useSignal } from '@/components/ui/useSignal';
import type { Service } from '@/lib/catalogue/service';
import { liveServices } from './liveServices';

/**
 * The timetable of the live `/data.json` once it is known, else of the build's services. The `LiveServiceList` of the
 * same page fetches the file.
 */
export function LiveWeek({ services }: { readonly services: readonly Service[] }) {
  return <WeekTimetable services={useSignal(liveServices)?.services ?? services} />;
}
