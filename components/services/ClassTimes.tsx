import { useEffect, useRef } from 'react';
import { ClassTime, keepInAddress } from './ClassTime';
import type { ClassesNow } from './useClasses';

/** Opens the class of the fragment where the browser has not: after a soft navigation, or when newer services bring it. */
function openClass(id: string): void {
  const target = document.getElementById(id);
  const details = target?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target?.scrollIntoView();
}

interface ClassTimesProps extends Pick<ClassesNow, 'classes' | 'open' | 'book'> {
  /** The ids of the classes that have a calendar. */
  readonly calendars: readonly string[];
}

/** The classes of one service, each with the ways to book it (product 14.3). */
export function ClassTimes({ classes, open, book, calendars }: ClassTimesProps) {
  const list = useRef<HTMLUListElement>(null);
  const openId = open?.id;
  useEffect(() => {
    if (openId) return openClass(openId);
    // One that was opened before the scripts ran. The router follows the address once all effects have run.
    const keep = setTimeout(() => {
      const details = list.current?.querySelector<HTMLDetailsElement>('[name][open]');
      if (details) keepInAddress(details);
    });
    return () => clearTimeout(keep);
  }, [openId]);
  return (
    <ul ref={list} className="grid gap-2">
      {classes.map((one) => (
        <ClassTime
          key={one.id}
          one={one}
          booking={book(one)}
          hasCalendar={calendars.includes(one.id)}
        />
      ))}
    </ul>
  );
}
