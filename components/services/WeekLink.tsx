'use client';

import { Button } from '@/components/ui/Button';
import { listTexts } from '@/lib/words';
import { hasClasses } from '@/lib/services/week';
import { type BuiltServices, useServices } from './useServices';

/** From the top of /services to the week, where there is one. */
export function WeekLink(built: BuiltServices) {
  if (!useServices(built).some(hasClasses)) return null;
  return (
    <Button href="#timetable" variant="outline" className="mt-5">
      {listTexts.week}
    </Button>
  );
}
