'use client';

import { Button } from '@/components/ui/Button';
import { listTexts } from '@/lib/content/words';
import { hasClasses } from '@/lib/timetable/week';
import { useNewerServices } from './useServices';

interface WeekLinkProps {
  /** Whether the build knows a week. */
  readonly hasWeek: boolean;
  readonly contentHash: number;
}

/** From the top of /services to the week, where there is one. */
export function WeekLink({ hasWeek, contentHash }: WeekLinkProps) {
  const newer = useNewerServices(contentHash);
  if (!(newer ? newer.some(hasClasses) : hasWeek)) return null;
  return (
    <Button href="#timetable" variant="outline" className="mt-5">
      {listTexts.week}
    </Button>
  );
}
