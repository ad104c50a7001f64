'use client';

import { useStudioClock } from '@/components/hooks/useStudioClock';
import { isWithinWeek } from '@/lib/schedule/openingHours';
import { weekdayOf } from '@/lib/time/dates';
import { closedText } from '@/lib/words';

interface HoursRowsProps {
  readonly rows: readonly {
    readonly label: string;
    readonly days: readonly string[];
    /** Empty if the studio is closed. */
    readonly times: readonly string[];
  }[];
  readonly closures: readonly {
    readonly from: string;
    readonly until: string;
    readonly text: string;
  }[];
}

/**
 * The opening hours with today highlighted, and the upcoming closures below them. Until the date is
 * known, all closures are rendered, but only browsers without scripts show them. With scripts,
 * `--closures` reserves a line for each upcoming closure (lib/browser/studioState).
 */
export function HoursRows({ rows, closures }: HoursRowsProps) {
  const today = useStudioClock()?.date;
  const near = today ? closures.filter((closure) => isWithinWeek(closure, today)) : closures;
  const isClosure = near.some(({ from }) => today && from <= today);
  const isOfToday = (days: readonly string[]) =>
    today && !isClosure && days.includes(weekdayOf(today));
  return (
    <>
      <dl className="self-start border-b border-line">
        {rows.map(({ label, days, times }) => (
          <div
            key={label}
            aria-current={isOfToday(days) ? 'date' : undefined}
            className="hours-row"
          >
            <dt>{label}</dt>
            <dd className="ml-auto whitespace-nowrap tabular-nums">
              {times.length === 0 && closedText}
              {times.map((time) => (
                <span key={time} className="block">
                  {time}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 min-h-[calc(var(--closures,0)*1lh)] text-small text-muted">
        {near.map(({ from, text }) => (
          <p
            key={from}
            aria-current={today && from <= today ? 'date' : undefined}
            className={`closure ${today ? '' : 'hidden noscript:block'}`}
          >
            {text}
          </p>
        ))}
      </div>
    </>
  );
}
