import { useEffect, useState } from 'react';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { site } from '@/lib/content/site';
import { timetableTexts } from '@/lib/content/timetable';
import { addDays, nextOccurrences, studioTime, type StudioTime } from '@/lib/timetable/occurrences';
import { classesOf, type WeekClass } from '@/lib/timetable/week';
import { bells } from './bells';
import type { NextClassesProps } from './NextClasses';

/** One class, by its day in words. It is called, not written as a component, as in `ServiceList`. */
export function classRow(day: string, { service, session, end, places, id }: WeekClass) {
  const { start } = session;
  return (
    <li key={`${day} ${service.id} ${id}`}>
      <a
        href={`${servicePath(service.id)}#${id}`}
        className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3 hover:border-edge"
      >
        <span className="w-40 text-muted">{day}</span>
        <time dateTime={start} className="w-32 text-ember tabular-nums">
          {end ? `${start} – ${end}` : start}
        </time>
        <b className="font-display text-card uppercase wrap-anywhere">{service.name}</b>
        <span className="ml-auto">{bells(places)}</span>
      </a>
    </li>
  );
}

function dayInWords(date: string, today: string): string {
  const { today: now, tomorrow } = timetableTexts.next;
  if (date === today) return now;
  if (date === addDays(today, 1)) return tomorrow;
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(site.locale, format).format(new Date(`${date}T12:00Z`));
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
  const next = nextOccurrences<Service>(services, now, site.closures, count);
  return (
    <ol>
      {next.flatMap(({ owner, session, date }) => {
        const one = classesOf(owner).find((other) => other.session === session);
        return one ? [classRow(dayInWords(date, now.date), one)] : [];
      })}
    </ol>
  );
}
