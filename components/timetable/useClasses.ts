import { useSessionEmail } from '@/components/auth/followSession';
import { useFragment } from '@/components/navigation/address';
import type { BuiltDetails } from '@/components/services/useDetails';
import { useService } from '@/components/services/useService';
import { closures } from '@/lib/content/openingTimes';
import { bookClass } from '@/lib/timetable/booking';
import { nextOccurrences, type StudioTime } from '@/lib/timetable/occurrences';
import { classesOf, type WeekClass } from '@/lib/timetable/week';
import { useStudioClock } from './useStudioClock';

/**
 * The service of a page of details as it is now, its classes, the next of them, and the open one: its id is the fragment of the address (product 14.3), so all
 * parts of a page agree on it. The next one is undefined while the clock is not known.
 */
export function useClasses(built: BuiltDetails) {
  const service = useService(built);
  const now = useStudioClock();
  const fragment = useFragment();
  const classes = classesOf(service, now?.date);
  return {
    service,
    now,
    classes,
    next: now && nextOccurrences(classes, now, closures, 1)[0]?.one,
    open: classes.find(({ id }) => id === fragment),
  };
}

/** How to book one class, and the day when it is next, YYYY-MM-DD; undefined while the clock is not known. */
export function useBooking(one: WeekClass, now: StudioTime | undefined) {
  const email = useSessionEmail();
  const date = now && nextOccurrences([one], now, closures, 1)[0]?.date;
  return { date, ...bookClass(one.service, one.session, { date, today: now?.date, email }) };
}
