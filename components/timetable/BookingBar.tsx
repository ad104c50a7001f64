'use client';

import { Button } from '@/components/ui/Button';
import type { BuiltDetails } from '@/components/services/useDetails';
import { dayTexts, nextClassTexts as texts } from '@/lib/content/words';
import { formatTime } from '@/lib/timetable/format';
import { formatShortDay, formatWeekday } from '@/lib/timetable/formatDay';
import type { StudioTime } from '@/lib/timetable/occurrences';
import { hasClasses, type WeekClass } from '@/lib/timetable/week';
import { useBooking, useClasses } from './useClasses';

interface BookOneProps {
  readonly price: string;
  readonly one: WeekClass;
  readonly now: StudioTime;
}

/** The price, the day and time of a class, and the button that books it. */
function BookOne({ price, one, now }: BookOneProps) {
  const { date, button, isCall } = useBooking(one, now);
  const { id, session } = one;
  const day = date ? formatShortDay(date) : dayTexts.every(formatWeekday(session.day));
  return (
    <>
      <p className="min-w-0">
        <small className="block text-small text-muted">{price}</small>
        <a
          href={`#${id}`}
          className="block underline decoration-edge underline-offset-4 hover:text-accent-bright"
        >
          <strong>{isCall ? dayTexts.today : day}</strong>{' '}
          <time
            dateTime={session.start}
            className="text-accent min-[20rem]:whitespace-nowrap tabular-nums"
          >
            {formatTime(session.start)}
          </time>
        </a>
      </p>
      <Button href={button.href} aria-label={button.label} className="shrink-0">
        {isCall ? texts.call : texts.book}
      </Button>
    </>
  );
}

/**
 * A bar at the lower edge of phones (product 14.3): the price, and the button that books the open class, else the next one.
 * Before the clock is known it leads to the times.
 */
export function BookingBar({ built }: { readonly built: BuiltDetails }) {
  const { service, now, next, open } = useClasses(built);
  if (!hasClasses(service)) return null;
  const { price } = service;
  const one = open ?? next;
  return (
    <aside
      aria-label={texts.bar}
      className="booking-bar sticky bottom-0 z-10 flex min-h-18 items-center justify-between gap-4 border-t border-line bg-surface px-gutter py-2 md:hidden low:hidden print:hidden"
    >
      {now && one ? (
        <BookOne price={price} one={one} now={now} />
      ) : (
        <>
          <p className="text-small text-muted">{price}</p>
          <Button href="#times">{texts.book}</Button>
        </>
      )}
    </aside>
  );
}
