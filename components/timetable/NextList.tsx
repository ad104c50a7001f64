import { useEffect, useState } from 'react';
import { liveServices } from '@/components/services/liveServices';
import { useSignal } from '@/components/ui/useSignal';
import { formatDay } from '@/lib/timetable/format';
import { site } from '@/lib/content/site';
import { timetableTexts } from '@/lib/content/timetable';
import { addDays, nextOccurrences, readClock, type StudioTime } from '@/lib/timetable/occurrences';
import { classKey } from '@/lib/timetable/myWeek';
import { classesOf } from '@/lib/timetable/week';
import { classRow } from './classRow';
import type { NextClassesProps } from './NextClasses';
import { useMyWeek } from './useMyWeek';

function dayFrom(date: string, today: string): string {
  const { today: now, tomorrow } = timetableTexts.next;
  if (date === today) return now;
  if (date === addDays(today, 1)) return tomorrow;
  return formatDay(date);
}

/** The studio's time, read anew each minute. */
function useStudioTime(): StudioTime {
  const [time, setTime] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setTime(readClock()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** The next classes by the studio's clock: of the classes that the visitor keeps, if there are any (product 14.7). */
export function NextList({ services, count }: NextClassesProps) {
  const now = useStudioTime();
  const live = useSignal(liveServices)?.services ?? services;
  const { keys = [] } = useMyWeek() ?? {};
  const all = live.flatMap(classesOf);
  const kept = all.filter((one) => keys.includes(classKey(one)));
  const keepsSome = kept.length > 0;
  const next = nextOccurrences(keepsSome ? kept : all, now, site.closures, count);
  return <ol>{next.map(({ one, date }) => classRow(dayFrom(date, now.date), one, keepsSome))}</ol>;
}
