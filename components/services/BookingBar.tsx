import { Button } from '@/components/ui/Button';
import { dayTexts, nextClassTexts as texts } from '@/lib/words';
import { formatShortDay, formatTime } from '@/lib/services/format';
import type { ClassesNow } from './useClasses';

interface BookingBarProps {
  readonly price: string;
  readonly classes: ClassesNow;
}

/**
 * A bar at the lower edge of phones (product 14.3): the price, and the button that books the open class, else the next one.
 * Before the clock is known it leads to the times.
 */
export function BookingBar({ price, classes: { next, open, book } }: BookingBarProps) {
  const one = next && (open ?? next);
  const booking = one && book(one);
  return (
    <aside
      aria-label={texts.bar}
      className="booking-bar sticky bottom-0 z-10 flex min-h-18 items-center justify-between gap-4 border-t border-line bg-surface px-gutter py-2 md:hidden low:hidden print:hidden"
    >
      {/* As high before the clock is known, so that nothing moves. */}
      <p className="min-h-12 min-w-0 wrap-anywhere">
        <small className="block text-small text-muted">{price}</small>
        {booking && (
          <a
            href={`#${one.id}`}
            className="block underline decoration-edge underline-offset-4 hover:text-accent-bright"
          >
            <strong>
              {booking.isCall ? dayTexts.today : booking.date && formatShortDay(booking.date)}
            </strong>{' '}
            <time
              dateTime={one.session.start}
              className="text-accent min-[20rem]:whitespace-nowrap tabular-nums"
            >
              {formatTime(one.session.start)}
            </time>
          </a>
        )}
      </p>
      <Button
        href={booking?.button.href ?? '#times'}
        aria-label={booking?.button.label}
        className="shrink-0"
      >
        {booking?.isCall ? texts.call : texts.book}
      </Button>
    </aside>
  );
}
