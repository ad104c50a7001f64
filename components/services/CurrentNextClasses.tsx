'use client';

import { NextClasses } from '@/components/timetable/NextClasses';
import { type BuiltServices, useServices } from './useServices';

/** The next three classes of the services as they are now. */
export function CurrentNextClasses(built: BuiltServices) {
  return <NextClasses services={useServices(built)} count={3} />;
}
