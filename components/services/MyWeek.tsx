'use client';

import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { type BuiltServices, useAreLive, useServices } from './useServices';
import { Button } from '@/components/ui/Button';
import { saveFile } from '@/lib/browser/saveFile';
import { calendarFailedText, myWeekTexts } from '@/lib/words';
import { reportError } from '@/lib/browser/reportError';
import { formatWeekday } from '@/lib/services/format';
import { calendarPath, classCalendarName, joinCalendars } from '@/lib/services/calendarFiles';
import { goneClasses } from '@/lib/services/goneClasses';
import { classHref, classKey, type WeekClass, weekHref, weekOf } from '@/lib/services/week';
import { notifyError } from '@/lib/browser/toasts';
import { ClassHours } from './ClassHours';
import { useMyWeek } from './useMyWeek';
import { GoneClassWords, RemoveButton } from './RemoveClass';

/** Downloads the calendars of some classes as one file. A class that is newer than the build has none yet. */
async function downloadCalendar(classes: readonly WeekClass[]): Promise<void> {
  const { file, incomplete } = myWeekTexts;
  const paths = classes.map((weekClass) => calendarPath(classCalendarName(weekClass)));
  try {
    const answers = await Promise.all(paths.map((path) => fetch(path)));
    const found = answers.filter(({ ok }) => ok);
    if (found.length === 0)
      throw new Error(`No calendar: the host answered ${answers[0]?.status}.`);
    const calendars = await Promise.all(found.map((answer) => answer.text()));
    saveFile(file, 'text/calendar', joinCalendars(calendars));
    if (found.length < answers.length) notifyError(incomplete);
  } catch (error) {
    reportError(error, 'warn');
    notifyError(calendarFailedText);
  }
}

/**
 * The classes that the visitor keeps (product 14.7), in the order of the week, each with a button to remove it, and a
 * calendar of all. Those that the week no longer has come first.
 */
export function MyWeek(built: BuiltServices) {
  const services = useServices(built);
  const areLive = useAreLive();
  const week = useMyWeek();
  const list = useRef<HTMLDivElement>(null);
  const { empty, way, download } = myWeekTexts;
  const all = weekOf(services);
  const kept = all.filter((weekClass) => week?.includes(classKey(weekClass)));
  const gone = areLive ? goneClasses(week ?? [], all) : [];
  const rows = [
    ...gone.map((goneClass) => ({
      ...goneClass,
      words: (
        <p className="min-w-0 flex-1 py-2">
          <GoneClassWords {...goneClass} />
        </p>
      ),
    })),
    ...kept.map((weekClass) => {
      const { service, session } = weekClass;
      return {
        kept: classKey(weekClass),
        name: service.name,
        day: session.day,
        words: (
          <PageLink
            href={classHref(weekClass)}
            className="min-w-0 flex-1 py-2 hover:text-accent-bright"
          >
            <strong>{service.name}</strong> {formatWeekday(session.day)}{' '}
            <ClassHours {...weekClass} />
          </PageLink>
        ),
      };
    }),
  ];
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const { current: index } = removed;
    if (index === undefined) return;
    removed.current = undefined;
    // The button that was pressed is gone. The next one takes its focus, else the last, else the link.
    const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = buttons[index] ?? buttons[index - 1] ?? list.current?.querySelector('a');
    next?.focus();
  }, [rows.length]);
  return (
    <div ref={list}>
      {rows.length === 0 ? (
        <p className="text-muted">
          <span className={week?.length === 0 ? '' : 'invisible'}>{empty}</span>{' '}
          <PageLink
            href={weekHref(services)}
            className="text-text underline underline-offset-4 hover:text-accent-bright"
          >
            {way}
          </PageLink>
        </p>
      ) : (
        <ul>
          {rows.map(({ words, ...row }, index) => (
            <li
              key={row.kept}
              className="flex flex-wrap items-center gap-x-4 border-b border-line py-2"
            >
              {words}
              <RemoveButton {...row} onRemove={() => (removed.current = index)} />
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <Button onClick={() => void downloadCalendar(kept)} variant="outline" className="mt-5">
          {download}
        </Button>
      )}
    </div>
  );
}
