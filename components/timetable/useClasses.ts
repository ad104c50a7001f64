import { useSessionEmail } from '@/components/auth/followSession';
import { useFragment } from '@/components/navigation/address';
import { closures } from '@/lib/content/studio';
import type { BuiltDetails } from '@/components/services/useDetails';
import { useService } from '@/components/services/useService';
import { bookClass } from '@/lib/timetable/booking';
import { nextOccurrences } from '@/lib/timetable/occurrences';
import { classesOf, type WeekClass } from '@/lib/timetable/week';
import { useStudioClock } from './useStudioClock';

/** How to book a class, and the day when it is next, YYYY-MM-DD; undefined while the clock is not known. */
export type NextBooking = ReturnType<ReturnType<typeof useClasses>['book']>;

/**
 * The service of a page of details as it is now, its classes, the next of them, and the open one: its id is the fragment of
 * the address (product 14.3), so all parts of a page agree on it. The next one is undefined while the clock is not known.
 * `book` says how to book one of them.
 */
export function useClasses(built: BuiltDetails) {
  const service = useService(built);
  const now = useStudioClock();
  const email = useSessionEmail();
  const fragment = useFragment();
  const classes = classesOf(service, now?.date);
  const nextOf = (some: readonly WeekClass[]) => now && nextOccurrences(some, now, closures, 1)[0];
  return {
    service,
    isClockKnown: now !== undefined,
    classes,
    next: nextOf(classes)?.one,
    open: classes.find(({ id }) => id === fragment),
    book(one: WeekClass) {
      const date = nextOf([one])?.date;
      return { date, ...bookClass(service, one.session, { date, today: now?.date, email }) };
    },
  };
}
