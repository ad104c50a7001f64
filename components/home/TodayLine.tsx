'use client';

import { useStudioClock } from '@/components/timetable/useStudioClock';
import { closures } from '@/lib/content/studio';
import { todayTexts } from '@/lib/content/words';
import { dayName } from '@/lib/timetable/dayName';
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
 * Where and when in one quiet line of the hero (product 2.4): the street, and behind it the next class with its price, so that
 * nothing moves when the clock is known. Where the hero is narrow, each has a line of its own.
 */
export function TodayLine({ otherwise, place, ...built }: TodayLineProps) {
  const classes = useListedClasses(built);
  const now = useStudioClock();
  const [next] = now ? nextOccurrences(classes, now, closures, 1) : [];
  const { one, date } = next ?? {};
  const words =
    one && date && now
      ? todayTexts.next(one.name, dayName(now.date, date, formatShortDay), one.begins, one.amount)
      : otherwise;
  return (
    <a
      href={one?.href ?? (classes.length > 0 ? '/services#timetable' : '/services')}
      className="underline decoration-edge underline-offset-4 hover:text-accent-bright"
    >
      <span className="block beside:inline">{place}</span>{' '}
      <span className="beside:before:mr-1 beside:before:content-['·']">{words}</span>
    </a>
  );
}
