'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { formatTimes } from '@/lib/timetable/format';
import { timetableTexts } from '@/lib/content/timetable';
import { classKey } from '@/lib/timetable/myWeek';
import { calendarName, weekOf } from '@/lib/timetable/week';
import { downloadWeek, useMyWeek } from './useMyWeek';

/**
 * The classes that the visitor keeps (product 14.7), in the order of the week, each with a button to remove it, and a
 * calendar of all.
 */
export function MyWeek({ services }: { readonly services: readonly Service[] }) {
  const week = useMyWeek();
  const list = useRef<HTMLDivElement>(null);
  const { empty, way, remove, download } = timetableTexts.myWeek;
  const kept = weekOf(services)
    .flatMap(({ classes }) => classes)
    .filter((one) => week?.keys.includes(classKey(one)));
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
            className="text-text underline underline-offset-4 hover:text-ember-bright"
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
                  className="min-w-0 flex-1 py-2 hover:text-ember-bright"
                >
                  <strong>{one.service.name}</strong> {one.session.day}{' '}
                  <time dateTime={one.session.start} className="text-ember tabular-nums">
                    {formatTimes(one.session.start, one.end)}
                  </time>
                </a>
                <button
                  type="button"
                  aria-label={remove.name(one.service.name, one.session.day)}
                  onClick={() => {
                    removed.current = index;
                    week?.toggle(classKey(one));
                  }}
                  className="min-h-11 px-2 text-small text-muted underline underline-offset-4 hover:text-text"
                >
                  {remove.label}
                </button>
              </li>
            ))}
          </ul>
          <Button
            onClick={() =>
              void downloadWeek(kept.map(({ service, id }) => `${calendarName(service)}-${id}`))
            }
            variant="outline"
            className="mt-5"
          >
            {download}
          </Button>
        </>
      )}
    </div>
  );
}
