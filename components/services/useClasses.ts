import { useSessionEmail } from '@/components/auth/followSession';
import { useFragment } from '@/components/navigation/address';
import { closures } from '@/lib/content/studio';
import type { Service } from '@/lib/services/service';
import { bookClass } from '@/lib/services/booking';
import { calendarPath, classCalendarName } from '@/lib/services/calendarFiles';
import { nextOccurrences } from '@/lib/services/occurrences';
import { classesOf, type WeekClass } from '@/lib/services/week';
import { useStudioClock } from './useStudioClock';

/** What {@link useClasses} knows. */
export type ClassesNow = ReturnType<typeof useClasses>;

/** How to book a class, its calendar, and the day when it is next, YYYY-MM-DD; undefined while the clock is not known. */
export type NextBooking = ReturnType<ClassesNow['book']>;

/**
 * The classes of a service by the clock, the next of them, and the open one: its id is the fragment of the address (product
 * 14.3). The next one is undefined while the clock is not known. `book` says how to book one of them, and where its calendar is.
 * @param built the service as the build knew it, which has written calendars of its classes
 */
export function useClasses(service: Service, built: Service | undefined) {
  const now = useStudioClock();
  const email = useSessionEmail();
  const fragment = useFragment();
  const classes = classesOf(service, now?.date);
  const withCalendar = built ? classesOf(built).map(({ id }) => id) : [];
  const nextOf = (some: readonly WeekClass[]) => now && nextOccurrences(some, now, closures, 1)[0];
  return {
    isClockKnown: now !== undefined,
    classes,
    next: nextOf(classes)?.weekClass,
    open: classes.find(({ id }) => id === fragment),
    book(weekClass: WeekClass) {
      const date = nextOf([weekClass])?.date;
      const hasCalendar = withCalendar.includes(weekClass.id);
      return {
        ...bookClass(service, weekClass.session, { date, now, email }),
        date,
        calendar: hasCalendar ? calendarPath(classCalendarName(weekClass)) : undefined,
      };
    },
  };
}
