'use client';

import type { ReactNode } from 'react';
import { WeekTimetable } from '@/components/timetable/WeekTimetable';
import { type BuiltServices, useServices } from './useServices';

/** The timetable of the services as they are now. */
export function CurrentWeek({
  children,
  ...built
}: BuiltServices & { readonly children: ReactNode }) {
  return <WeekTimetable services={useServices(built)}>{children}</WeekTimetable>;
}
