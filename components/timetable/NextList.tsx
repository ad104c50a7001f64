import { liveServices } from '@/components/services/liveServices';
import { useSignal } from '@/components/ui/useSignal';
import { formatDay } from '@/lib/timetable/format';
import { site } from '@/lib/content/site';
import { timetableTexts } from '@/lib/content/timetable';
import { nextOccurrences } from '@/lib/timetable/occurrences';
import { addDays } from '@/lib/timetable/season';
import { classKey } from '@/lib/timetable/myWeek';
import { classesOf, type WeekClass } from '@/lib/timetable/week';
import { classRow } from './classRow';
import type { NextClassesProps } from './NextClasses';
import { useMyWeek } from './useMyWeek';
import { useStudioTime } from './useStudioTime';

function dayFrom(date: string, today: string): string {
  const { today: now, tomorrow } = timetableTexts.next;
  if (date === today) return now;
  if (date === addDays(today, 1)) return tomorrow;
  return formatDay(date);
}

/** The next classes by the studio's clock: of the classes that the visitor keeps, if there are any (product 14.7). */
export function NextList({ services, count }: NextClassesProps) {
  const now = useStudioTime();
  const live = useSignal(liveServices)?.services ?? services;
  const { keys = [] } = useMyWeek() ?? {};
  const nextOf = (classes: readonly WeekClass[]) =>
    nextOccurrences(classes, now, site.closures, count);
  const all = live.flatMap((service) => classesOf(service, now.date));
  const kept = nextOf(all.filter((one) => keys.includes(classKey(one))));
  const keepsSome = kept.length > 0;
  const next = keepsSome ? kept : nextOf(all);
  return <ol>{next.map(({ one, date }) => classRow(dayFrom(date, now.date), one, keepsSome))}</ol>;
}
