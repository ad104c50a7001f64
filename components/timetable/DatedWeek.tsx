import type { Service } from '@/lib/catalogue/service';
import { useStudioTime } from './useStudioTime';
import { weekTimetable } from './weekTimetable';

/** The timetable of the present week, by the studio's clock: without the classes of other seasons. */
export function DatedWeek({ services }: { readonly services: readonly Service[] }) {
  const { date } = useStudioTime();
  return weekTimetable({ services, today: date });
}
