'use client';

import { useStudioClock } from '@/components/timetable/useStudioClock';
import { closures } from '@/lib/content/openingTimes';
import { todayTexts } from '@/lib/content/timetable';
import { dayName } from '@/lib/timetable/dayName';
import { formatTime } from '@/lib/timetable/format';
import { formatShortDay } from '@/lib/timetable/formatDay';
import { nextOccurrences } from '@/lib/timetable/occurrences';
import { type BuiltClasses, useListedClasses } from './useListedClasses';

interface TodayLineProps extends BuiltClasses {
  /** What stands there while the clock is not known, or no class is near. */
  readonly otherwise: string;
  /** The street. */
  readonly place: string;
}

/**
 * Where and when in one quiet line of the hero (product 2.4): the next class with its price, and the street. On phones each has
 * a line of its own, so that nothing moves when the clock is known.
 */
export function TodayLine({ otherwise, place, ...built }: TodayLineProps) {
  const classes = useListedClasses(built);
  const now = useStudioClock();
  const [next] = now ? nextOccurrences(classes, now, closures, 1) : [];
  const { one, date } = next ?? {};
  const words =
    one && date && now
      ? todayTexts.next(
          one.name,
          dayName(now.date, date, formatShortDay),
          formatTime(one.session.start),
          one.amount,
        )
      : otherwise;
  return (
    <a
      href={one?.href ?? '/services#timetable'}
      className="underline decoration-edge underline-offset-4 hover:text-accent-bright"
    >
      <span className="max-sm:block">{words}</span>{' '}
      <span className="max-sm:block sm:before:mr-1 sm:before:content-['·']">{place}</span>
    </a>
  );
}
