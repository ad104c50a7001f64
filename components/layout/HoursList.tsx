import type { ReactNode } from 'react';
import { formatShortDays, formatTimes } from '@/lib/schedule/format';
import { hoursRows } from '@/lib/schedule/openingHours';
import * as studio from '@/lib/content/studio';
import { closedText } from '@/lib/words';
import { OpeningWords } from './Opening';

interface HoursRowProps {
  /** The days of the week, or the first day of a closure, by which the head script finds the row of today. */
  readonly days: string;
  /** The last day of a closure: the head script hides closures that are over or far. */
  readonly until?: string;
  readonly label: ReactNode;
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

/** The days of a closure and its reason; the reasons begin on one line. */
function ClosureLabel({ days, reason }: { readonly days: string; readonly reason: string }) {
  return (
    <>
      <span className="inline-block min-w-[6.5rem]">{days}</span> {reason}
    </>
  );
}

/**
 * The opening hours as a list of days and times, with the closures of the next days. Above it stands whether the studio
 * is open; the head script leaves the closures of the next 14 days (product 14.6), and without scripts all are there.
 */
export function HoursList() {
  return (
    <>
      <OpeningWords className="opening mb-3" />
      <dl className="self-start border-b border-line">
        {hoursRows(studio.hours).map(({ label, days, spans }) => (
          <HoursRow key={label} days={days.join(' ')} label={label}>
            {spans.length === 0 && closedText}
            {spans.map(({ opens, closes }) => (
              <span key={opens} className="block">
                {formatTimes(opens, closes)}
              </span>
            ))}
          </HoursRow>
        ))}
        {studio.closures.map(({ from, until = from, reason, opens, closes }) => (
          <HoursRow
            key={from}
            days={from}
            until={until}
            label={<ClosureLabel days={formatShortDays(from, until)} reason={reason} />}
          >
            {opens ? formatTimes(opens, closes) : closedText}
          </HoursRow>
        ))}
      </dl>
    </>
  );
}
