'use client';

import type { Service } from '@/lib/catalogue/service';
import { timetableTexts } from '@/lib/content/timetable';
import { hasClasses } from '@/lib/timetable/week';
import { nextTime as Next } from './nextTime';
import { useStudioTime } from './useStudioTime';

/** A bar at the lower edge of phones: the price, and the link to the next class (product 14.3). */
export function BookingBar({ service }: { readonly service: Service }) {
  const now = useStudioTime();
  if (!hasClasses(service)) return null;
  const { bar: label, action } = timetableTexts.details;
  return (
    <aside
      aria-label={label}
      className="booking-bar sticky bottom-0 z-10 border-t border-line bg-surface px-gutter py-2 md:hidden low:hidden print:hidden"
    >
      <Next service={service} now={now} bar={{ lead: service.price, action }} />
    </aside>
  );
}
