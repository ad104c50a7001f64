'use client';

import type { Service } from '@/lib/catalogue/service';
import { site } from '@/lib/content/site';
import { timetableTexts } from '@/lib/content/timetable';
import { formatDay } from '@/lib/timetable/format';
import { classKey } from '@/lib/timetable/myWeek';
import { nextOccurrences } from '@/lib/timetable/occurrences';
import { addDays } from '@/lib/timetable/season';
import { classesOf, type WeekClass, weekOf } from '@/lib/timetable/week';
import { classRow } from './classRow';
import { useMyWeek } from './useMyWeek';
import { useStudioTime } from './useStudioTime';

function dayFrom(date: string, today: string): string {
  const { today: now, tomorrow } = timetableTexts.next;
  if (date === today) return now;
  if (date === addDays(today, 1)) return tomorrow;
  return formatDay(date);
}

interface NextClassesProps {
  readonly services: readonly Service[];
  /** How many are shown. */
  readonly count: number;
}

/**
 * The next classes by the studio's clock: of the classes that the visitor keeps, if there are any (product 14.7). A prerendered
 * page does not know the time, and shows the first classes of the week.
 */
export function NextClasses({ services, count }: NextClassesProps) {
  const now = useStudioTime();
  const { keys = [] } = useMyWeek() ?? {};
  if (!now) {
    const pattern = weekOf(services).flatMap(({ classes }) => classes);
    const { every } = timetableTexts.next;
    return <ol>{pattern.slice(0, count).map((one) => classRow(every(one.session.day), one))}</ol>;
  }
  const nextOf = (classes: readonly WeekClass[]) =>
    nextOccurrences(classes, now, site.closures, count);
  const all = services.flatMap((service) => classesOf(service, now.date));
  const kept = nextOf(all.filter((one) => keys.includes(classKey(one))));
  const keepsSome = kept.length > 0;
  const next = keepsSome ? kept : nextOf(all);
  return <ol>{next.map(({ one, date }) => classRow(dayFrom(date, now.date), one, keepsSome))}</ol>;
}
