import { useStudioClock } from '@/components/services/useStudioClock';
import { closures } from '@/lib/content/studio';
import { dayName, formatShortDay } from '@/lib/services/format';
import { nextOccurrences } from '@/lib/services/occurrences';
import type { WeekClass } from '@/lib/services/week';

/** A class in a list, and its day in words. */
export interface DatedClass {
  /** As in `2026-11-26`; undefined before the clock is known. */
  readonly date?: string;
  readonly day: string;
  readonly one: WeekClass;
}

/**
 * The next of these classes by the studio's clock, at most `count`; undefined while the clock is not known.
 * @param classes in the order of the week
 */
export function useNextClasses(
  classes: readonly WeekClass[],
  count: number,
): readonly DatedClass[] | undefined {
  const now = useStudioClock();
  return (
    now &&
    nextOccurrences(classes, now, closures, count).map(({ one, date }) => ({
      one,
      date,
      day: dayName(now.date, date, formatShortDay),
    }))
  );
}
