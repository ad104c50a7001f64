import { useSessionEmail } from '@/components/auth/sessionEmail';
import { useStudioClock } from '@/components/hooks/useStudioClock';
import { useFragment } from '@/components/navigation/url';
import { classBooking } from '@/lib/booking/booking';
import { closures } from '@/lib/content/studio';
import { type ClassDate, upcomingDates } from '@/lib/schedule/upcomingDates';
import { classesOf, dateFragment, type WeekClass } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';

/** The maximum number of dates of a service. */
const maxDates = 12;

/** Returns the weekly classes of a service and, once the time is known, their upcoming dates. */
export function useClasses(service: Service) {
  const now = useStudioClock();
  const email = useSessionEmail();
  const fragment = useFragment();
  const weekly = classesOf(service);
  const dates: readonly ClassDate[] | undefined =
    now && upcomingDates(weekly, now, closures).slice(0, maxDates);
  const datesThatTakePlace = dates?.filter(({ closure }) => !closure);
  const isLinked = ({ weekClass, date }: ClassDate) =>
    fragment === dateFragment(weekClass, date) || fragment === weekClass.fragment;
  const book = (weekClass: WeekClass, date?: string) =>
    classBooking(service, weekClass.slot, { date, now, email });
  return {
    /** Undefined until the time is known. */
    today: now?.date,
    weekly,
    dates,
    next: datesThatTakePlace?.[0],
    /** The date in the URL's fragment, or the next date of the class in it. */
    linkedDate: datesThatTakePlace?.find(isLinked),
    book,
  };
}
