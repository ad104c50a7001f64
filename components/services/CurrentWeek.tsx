'use client';

import { WeekTimetable } from '@/components/timetable/WeekTimetable';
import { type BuiltServices, useServices } from './useServices';

/** The timetable of the services as they are now. */
export function CurrentWeek(built: BuiltServices) {
  return <WeekTimetable services={useServices(built)} />;
}
