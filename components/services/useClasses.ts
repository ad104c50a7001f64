import { useSessionEmail } from '@/components/auth/useSession';
import { useFragment } from '@/components/navigation/address';
import { closures } from '@/lib/content/studio';
import type { Service } from '@/lib/services/service';
import { bookClass } from '@/lib/booking/booking';
import { type ClassDate, comingDates } from '@/lib/schedule/occurrences';
import { classesOf, dateId, type WeekClass } from '@/lib/schedule/week';
import { useStudioClock } from './useStudioClock';

/** What {@link useClasses} knows. */
export type ClassesNow = ReturnType<typeof useClasses>;

/**
 * The classes of a service: those of every week, and once the clock is known their next dates, the first of them that takes place
 * and the one that the fragment of the address names, by its date or by its class, whose next date it is then (product 14.3). `book`
 * says how to book one of them.
 */
export function useClasses(service: Service) {
  const now = useStudioClock();
  const email = useSessionEmail();
  const fragment = useFragment();
  const weekly = classesOf(service);
  // A class of today's weekday may have a fifth date within four weeks: then the list would be longer on some days.
  const dates: readonly ClassDate[] | undefined =
    now && comingDates(weekly, now, closures).slice(0, 4 * weekly.length);
  const held = dates?.filter(({ closure }) => !closure);
  const isNamed = ({ weekClass, date }: ClassDate) =>
    fragment === dateId(weekClass, date) || fragment === weekClass.id;
  return {
    /** The studio's date; undefined while the clock is not known. */
    today: now?.date,
    weekly,
    dates,
    next: held?.[0],
    named: held?.find(isNamed),
    book: (weekClass: WeekClass, date?: string) =>
      bookClass(service, weekClass.session, { date, now, email }),
  };
}
