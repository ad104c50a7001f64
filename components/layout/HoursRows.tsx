'use client';

import { useStudioClock } from '@/components/hooks/useStudioClock';
import { isWithinWeek } from '@/lib/schedule/openingHours';
import { weekdayOf } from '@/lib/time/dates';
import { closedText } from '@/lib/words';

interface HoursLine {
  readonly label: string;
  readonly days: readonly string[];
  /** Empty if the studio is closed. */
  readonly times: readonly string[];
}

interface ClosureLine {
  readonly from: string;
  readonly until: string;
  readonly text: string;
}

interface HoursRowsProps {
  readonly rows: readonly HoursLine[];
  readonly closures: readonly ClosureLine[];
}

/**
 * The opening hours with today highlighted, and the upcoming closures below them. Until the date is
 * known, all closures are rendered, but only browsers without scripts show them. With scripts,
 * `--closures` reserves a line for each upcoming closure (lib/browser/studioState).
 */
export function HoursRows({ rows, closures }: HoursRowsProps) {
  const today = useStudioClock()?.date;
  const nearClosures = today
    ? closures.filter((closure) => isWithinWeek(closure, today))
    : closures;
  const isCurrent = ({ from }: ClosureLine) => today !== undefined && from <= today;
  // A current closure replaces the weekly hours.
  const currentWeekday = today && !nearClosures.some(isCurrent) ? weekdayOf(today) : undefined;
  return (
    <>
      <dl className="self-start border-b border-line">
        {rows.map(({ label, days, times }) => (
          <div
            key={label}
            aria-current={currentWeekday && days.includes(currentWeekday) ? 'date' : undefined}
            className="hours-rows-line"
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
        {nearClosures.map((closure) => (
          <p
            key={closure.from}
            aria-current={isCurrent(closure) ? 'date' : undefined}
            className={`hours-rows-closure ${today ? '' : 'hidden noscript:block'}`}
          >
            {closure.text}
          </p>
        ))}
      </div>
    </>
  );
}
