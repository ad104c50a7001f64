'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { saveFile } from '@/components/ui/saveFile';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { myWeekTexts } from '@/lib/content/words';
import { reportError } from '@/lib/browser/reportError';
import { keepClass } from '@/lib/browser/keepClass';
import { formatTimes } from '@/lib/timetable/format';
import { formatWeekday } from '@/lib/timetable/formatDay';
import { joinCalendars } from '@/lib/timetable/joinCalendars';
import { classKey, calendarName, calendarPath, type WeekClass, weekOf } from '@/lib/timetable/week';
import { notifyError } from '@/lib/browser/toasts';
import { useMyWeek } from './useMyWeek';

/** Downloads the calendars of some classes as one file. */
async function downloadCalendar(classes: readonly WeekClass[]): Promise<void> {
  const { file, failed } = myWeekTexts;
  const paths = classes.map(({ service, id }) => calendarPath(`${calendarName(service)}-${id}`));
  try {
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    const calendars = answers.filter(({ ok }) => ok).map((answer) => answer.text());
    saveFile(file, 'text/calendar', joinCalendars(await Promise.all(calendars)));
  } catch (error) {
    reportError(error);
    notifyError(failed);
  }
}

/**
 * The classes that the visitor keeps (product 14.7), in the order of the week, each with a button to remove it, and a
 * calendar of all.
 */
export function MyWeek({ services }: { readonly services: readonly Service[] }) {
  const week = useMyWeek();
  const list = useRef<HTMLDivElement>(null);
  const { empty, way, remove, download } = myWeekTexts;
  const kept = weekOf(services).filter((one) => week?.includes(classKey(one)));
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const { current: index } = removed;
    if (index === undefined) return;
    removed.current = undefined;
    // The button that was pressed is gone. The next one takes its focus, else the last, else the link.
    const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = buttons[index] ?? buttons[index - 1] ?? list.current?.querySelector('a');
    next?.focus();
  }, [kept.length]);
  return (
    <div ref={list}>
      {kept.length === 0 ? (
        <p className="text-muted">
          <span className={week ? '' : 'invisible'}>{empty}</span>{' '}
          <a
            href="/services#timetable"
            className="text-text underline underline-offset-4 hover:text-accent-bright"
          >
            {way}
          </a>
        </p>
      ) : (
        <>
          <ul>
            {kept.map((one, index) => (
              <li
                key={classKey(one)}
                className="flex flex-wrap items-center gap-x-4 border-b border-line py-2"
              >
                <a
                  href={`${servicePath(one.service.id)}#${one.id}`}
                  className="min-w-0 flex-1 py-2 hover:text-accent-bright"
                >
                  <strong>{one.service.name}</strong> {formatWeekday(one.session.day)}{' '}
                  <time
                    dateTime={one.session.start}
                    className="text-accent min-[20rem]:whitespace-nowrap tabular-nums"
                  >
                    {formatTimes(one.session.start, one.end)}
                  </time>
                </a>
                <button
                  type="button"
                  aria-label={remove.name(one.service.name, formatWeekday(one.session.day))}
                  onClick={() => {
                    removed.current = index;
                    keepClass(classKey(one));
                  }}
                  className="min-h-11 px-2 text-small text-muted underline underline-offset-4 hover:text-text"
                >
                  {remove.label}
                </button>
              </li>
            ))}
          </ul>
          <Button onClick={() => void downloadCalendar(kept)} variant="outline" className="mt-5">
            {download}
          </Button>
        </>
      )}
    </div>
  );
}
