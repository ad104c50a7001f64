import { Button } from '@/components/ui/Button';
import { bookTexts, dayTexts, nextClassTexts as texts } from '@/lib/words';
import { formatDay, formatShortDay, formatTime, formatTimes } from '@/lib/services/format';
import type { ClassesNow } from './useClasses';

/** In place of words that are not known yet: a line without them is as high. */
const noWords = '\u00a0';

/**
 * The next class of a service, as a link to it, with the button that books it; on phones the bar has that button. While a
 * class is open, its own button is the main one, and the next class does not offer the same again. Before the clock is known
 * only the room is there.
 */
export function NextClass({ isClockKnown, classes, next, open, book }: ClassesNow) {
  const shown = isClockKnown ? next : classes[0];
  if (!shown) return <p className="text-muted">{texts.none}</p>;
  const { id, session, end } = shown;
  const { date, button, isCall } = book(shown);
  const isOpen = open?.id === id;
  return (
    <div className={date ? '' : 'invisible noscript:hidden'}>
      <a href={`#${id}`} className="block hover:text-accent-bright">
        <small className="block text-small text-muted">
          {isCall && !isOpen ? bookTexts.today : texts.next}
        </small>
        <strong className="underline decoration-edge underline-offset-4">
          {date ? formatDay(date) : noWords}
        </strong>{' '}
        <time
          dateTime={session.start}
          className="block text-accent min-[20rem]:whitespace-nowrap tabular-nums"
        >
          {date ? formatTimes(session.start, end) : noWords}
        </time>
      </a>
      <Button
        href={button.href}
        variant={open ? 'outline' : 'primary'}
        className={`mt-3 max-md:portrait:hidden ${isOpen ? 'invisible' : ''}`}
      >
        {date ? button.label : texts.book}
      </Button>
    </div>
  );
}

interface BookingBarProps {
  readonly price: string;
  readonly classes: ClassesNow;
}

/**
 * A bar at the lower edge of phones (product 14.3): the price, and the button that books the open class, else the next one.
 * Before the clock is known it leads to the times.
 */
export function BookingBar({ price, classes: { next, open, book } }: BookingBarProps) {
  const shown = next && (open ?? next);
  const booking = shown && book(shown);
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
            href={`#${shown.id}`}
            className="block underline decoration-edge underline-offset-4 hover:text-accent-bright"
          >
            <strong>
              {booking.isCall ? dayTexts.today : booking.date && formatShortDay(booking.date)}
            </strong>{' '}
            <time
              dateTime={shown.session.start}
              className="text-accent min-[20rem]:whitespace-nowrap tabular-nums"
            >
              {formatTime(shown.session.start)}
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
