'use client';

import { Button } from '@/components/ui/Button';
import { formatShortDay } from '@/lib/time/format';
import { dayName } from '@/lib/schedule/fromToday';
import { dateId } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { timesTexts } from '@/lib/words';
import { ClassStart } from './ClassTime';
import { useClasses } from './useClasses';

/**
 * The bar at the bottom of the screen on phones (product 14.10). Its button books the open date or, if none is open, the next
 * one. Until the time is known, the button links to the list of times.
 */
export function BookingBar({ service }: { readonly service: Service }) {
  const { today = '', next, named, book } = useClasses(service);
  const shown = named ?? next;
  const booking = shown && book(shown.weekClass, shown.date);
  return (
    <aside
      aria-label={timesTexts.bar}
      className="booking-bar sticky bottom-0 z-10 flex min-h-18 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-surface px-gutter py-2 md:hidden low:hidden print:hidden"
    >
      <p className="min-w-0 grow basis-24 wrap-anywhere">
        {shown && (
          <a href={`#${dateId(shown.weekClass, shown.date)}`} className="text-link block">
            <strong>{dayName(today, shown.date, formatShortDay)}</strong>{' '}
            <ClassStart {...shown.weekClass} className="text-accent" />
          </a>
        )}
      </p>
      {/* The button is at most two lines high, and narrow enough to leave room for the day. */}
      <Button
        href={booking?.button.href ?? '#times'}
        aria-label={booking?.button.label}
        className="max-w-40 shrink-0 py-1!"
      >
        {booking?.action ?? timesTexts.book}
      </Button>
    </aside>
  );
}
