import { useEffect, useState } from 'react';
import { useLiveServices } from '@/components/services/ServiceGrid';
import type { Service } from '@/lib/catalogue/service';
import { dayInWords } from '@/lib/content/inWords';
import { site } from '@/lib/content/site';
import { timetableTexts } from '@/lib/content/timetable';
import { addDays, nextOccurrences, studioTime, type StudioTime } from '@/lib/timetable/occurrences';
import { classesOf } from '@/lib/timetable/week';
import { classRow } from './classRow';
import type { NextClassesProps } from './NextClasses';

function dayFrom(date: string, today: string): string {
  const { today: now, tomorrow } = timetableTexts.next;
  if (date === today) return now;
  if (date === addDays(today, 1)) return tomorrow;
  return dayInWords(date);
}

const readClock = () => studioTime(site.timeZone, Date.now());

/** The studio's time, read anew each minute. */
function useStudioTime(): StudioTime {
  const [time, setTime] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setTime(readClock()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** The next classes, drawn by the studio's clock. */
export function NextList({ services, count }: NextClassesProps) {
  const now = useStudioTime();
  const live = useLiveServices()?.services ?? services;
  const next = nextOccurrences<Service>(live, now, site.closures, count);
  return (
    <ol>
      {next.flatMap(({ owner, session, date }) => {
        const one = classesOf(owner).find((other) => other.session === session);
        return one ? [classRow(dayFrom(date, now.date), one)] : [];
      })}
    </ol>
  );
}
