'use client';

import { Button } from '@/components/ui/Button';
import { dayLabel } from '@/lib/schedule/dayNames';
import { dateFragment } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { formatShortDay } from '@/lib/time/format';
import { timesWords } from '@/lib/words';
import { ClassStart } from './ClassDay';
import { useClasses } from './useClasses';

/**
 * The bar at the bottom of the screen on phones. Its button books the open date or, if none is
 * open, the next one. Until the time is known, the button links to the list of times.
 */
export function BookingBar({ service }: { readonly service: Service }) {
  const { today = '', next, linkedDate, book } = useClasses(service);
  const bookable = linkedDate ?? next;
  const booking = bookable && book(bookable.weekClass, bookable.date);
  return (
    <aside aria-label={timesWords.bar} className="booking-bar">
      <p className="min-w-0 grow basis-24 wrap-anywhere">
        {bookable && (
          <a
            href={`#${dateFragment(bookable.weekClass, bookable.date)}`}
            className="text-link flex min-h-11 items-center"
          >
            <span>
              <strong>{dayLabel(bookable.date, today, formatShortDay)}</strong>{' '}
              <ClassStart {...bookable.weekClass} className="text-accent" />
            </span>
          </a>
        )}
      </p>
      {/* The button is at most two lines high, and narrow enough to leave room for the day. */}
      <Button
        href={booking?.button.href ?? '#times'}
        aria-label={booking?.button.label}
        className="max-w-40 shrink-0 py-1"
      >
        {booking?.action ?? timesWords.book}
      </Button>
    </aside>
  );
}
