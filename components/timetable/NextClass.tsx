'use client';

import type { Service } from '@/lib/catalogue/service';
import { closures } from '@/lib/content/openingTimes';
import { nextClassTexts as texts } from '@/lib/content/classDetails';
import { dayTexts } from '@/lib/content/timetable';
import { formatSeason, formatTimes } from '@/lib/timetable/format';
import { formatDay, formatShortDay } from '@/lib/timetable/formatDay';
import { nextOccurrences } from '@/lib/timetable/occurrences';
import { classesOf, hasClasses } from '@/lib/timetable/week';
import { useStudioClock } from './useStudioClock';

interface ServiceProps {
  readonly service: Service;
}

/**
 * The next class of a service and its date, YYYY-MM-DD. While the clock is not known, or closures cover all of the coming
 * weeks, it is the first class of the week, without a date. Undefined where no class is in season.
 */
function useNextClass(service: Service) {
  const now = useStudioClock();
  const classes = classesOf(service, now?.date);
  const [next] = now ? nextOccurrences(classes, now, closures, 1) : [];
  const one = next?.one ?? classes[0];
  return one && { ...one, date: next?.date };
}

/** The season of a class in words after others, where it has one. */
const withSeason = (words: string, season: string) => [words, season].filter(Boolean).join(', ');

/** A link to the next class of a service. It has as many lines before the clock is known, so that nothing moves. */
export function NextClass({ service }: ServiceProps) {
  const next = useNextClass(service);
  if (!next) return <p className="text-muted">{texts.none}</p>;
  const { id, session, end, date } = next;
  return (
    <a href={`#${id}`} className="block hover:text-accent-bright">
      <small className="block text-small text-muted">
        {date ? texts.next : withSeason(texts.first, formatSeason(session))}
      </small>
      <strong className="underline decoration-edge underline-offset-4">
        {date ? formatDay(date) : dayTexts.every(session.day)}
      </strong>{' '}
      <time
        dateTime={session.start}
        className="block text-accent min-[20rem]:whitespace-nowrap tabular-nums"
      >
        {formatTimes(session.start, end)}
      </time>
    </a>
  );
}

/** A bar at the lower edge of phones: the price, and the link to the next class (product 14.3). */
export function BookingBar({ service }: ServiceProps) {
  const next = useNextClass(service);
  if (!hasClasses(service)) return null;
  return (
    <aside
      aria-label={texts.bar}
      className="booking-bar sticky bottom-0 z-10 border-t border-line bg-surface px-gutter py-2 md:hidden low:hidden print:hidden"
    >
      {next ? (
        <a
          href={`#${next.id}`}
          className="flex items-center justify-between gap-4 hover:text-accent-bright"
        >
          <span className="min-w-0">
            <small className="block text-small text-muted">
              {next.date ? service.price : withSeason(service.price, formatSeason(next.session))}
            </small>
            <strong className="underline decoration-edge underline-offset-4">
              {next.date ? formatShortDay(next.date) : dayTexts.every(next.session.day)}
            </strong>{' '}
            <time
              dateTime={next.session.start}
              className="text-accent min-[20rem]:whitespace-nowrap tabular-nums"
            >
              {formatTimes(next.session.start, undefined)}
            </time>
          </span>
          <span className="shrink-0 rounded-control bg-accent px-5 py-2.5 font-display text-lg font-bold text-on-accent uppercase">
            {texts.action}
          </span>
        </a>
      ) : (
        <p className="text-muted">{service.price}</p>
      )}
    </aside>
  );
}
