import { useEffect, useState } from 'react';
import { useAreLive, useNewerServices } from '@/components/services/useServices';
import { useStudioClock } from '@/components/timetable/useStudioClock';
import { closures } from '@/lib/content/studio';
import { dayName, formatShortDay } from '@/lib/timetable/format';
import { nextOccurrences } from '@/lib/timetable/occurrences';
import { loadPart } from '@/lib/inline/lostFiles';
import { reportError } from '@/lib/browser/reportError';
import type { ListedClass } from '@/lib/timetable/listClasses';

/** The classes that Home was built with, in the order of the week. */
export interface BuiltClasses {
  readonly classes: readonly ListedClass[];
  /** Of the content of the file that they are from. */
  readonly contentHash: number;
}

/**
 * All classes as they are now, and whether they are those of the live file. What puts newer services into words is loaded only
 * when there are any.
 */
export function useListedClasses({ classes, contentHash }: BuiltClasses) {
  const areLive = useAreLive();
  const services = useNewerServices(contentHash);
  const [newer, setNewer] = useState<readonly ListedClass[]>();
  useEffect(() => {
    if (!services) return;
    loadPart(() => import('@/lib/timetable/listClasses')).then(
      ({ listClasses }) => setNewer(listClasses(services)),
      reportError,
    );
  }, [services]);
  return { classes: newer ?? classes, areLive: areLive && (!services || newer !== undefined) };
}

/** A class in a list, and its day in words. */
export interface DatedClass {
  /** As in `2026-11-26`; undefined before the clock is known. */
  readonly date?: string;
  readonly day: string;
  readonly one: ListedClass;
}

/** The next of these classes by the studio's clock, at most `count`; undefined while the clock is not known. */
export function useNextClasses(
  classes: readonly ListedClass[],
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
