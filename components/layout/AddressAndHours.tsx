import type { ReactNode } from 'react';
import { closures, hours } from '@/lib/content/openingTimes';
import { formatTimes } from '@/lib/timetable/format';
import { formatShortDays } from '@/lib/timetable/formatDay';
import { cityLine, site } from '@/lib/content/site';
import { closedText } from '@/lib/content/words';

/** The studio's postal address over two lines. */
export function StudioAddress() {
  return (
    <address className="not-italic">
      {site.address.street}
      <br />
      {cityLine}
    </address>
  );
}

interface HoursRowProps {
  /** The days of the week, or the first day of a closure, by which the head script finds the row of today. */
  readonly days: string;
  /** The last day of a closure: the head script hides closures that are over or far. */
  readonly until?: string;
  readonly label: string;
  readonly children: ReactNode;
}

function HoursRow({ days, until, label, children }: HoursRowProps) {
  return (
    <div
      data-hours={days}
      data-until={until}
      suppressHydrationWarning
      className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3"
    >
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}

/**
 * The opening hours as a list of days and times, with the closures of the next days. The head script writes above it whether
 * the studio is open, and leaves the closures of the next 14 days (product 14.6); without scripts all are there.
 */
export function HoursList() {
  return (
    <>
      {/* Set as HTML, so that React keeps the words of the head script. In development it compares them all the same. */}
      <p
        data-opening
        suppressHydrationWarning
        className="opening"
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <dl className="self-start border-b border-line">
        {hours.map(({ label, days, opens, closes }) => (
          <HoursRow key={label} days={days.join(' ')} label={label}>
            {formatTimes(opens, closes)}
          </HoursRow>
        ))}
        {closures.map(({ from, until = from, reason, opens, closes }) => (
          <HoursRow
            key={from}
            days={from}
            until={until}
            label={`${formatShortDays(from, until)} · ${reason}`}
          >
            {opens ? formatTimes(opens, closes) : closedText}
          </HoursRow>
        ))}
      </dl>
    </>
  );
}
