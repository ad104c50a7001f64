'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { replaceAddress } from '@/components/navigation/address';
import { Fold } from '@/components/ui/Containers';
import { type ListedClass, listedClasses } from '@/lib/schedule/listedClasses';
import { dateId } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { formatListTime } from '@/lib/time/format';
import { noClassText, timesTexts } from '@/lib/words';
import { ClassTime, ClosedDay } from './ClassTime';
import { useClasses } from './useClasses';

/** Opens a date and the fold around it, and scrolls to the date. Does nothing if the date is already open. */
function openDate(id: string): void {
  const target = document.getElementById(id);
  if (!target || target.closest('details')?.open) return;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement!.closest('details'))
    fold.open = true;
  target.scrollIntoView();
}

const openClass = () => document.querySelector('#times + dd [name][open]');

/** If the visitor has opened a weekly class before hydration, adds the class to the URL. */
function keepOpened(initiallyOpen: string): void {
  const id = openClass()?.querySelector(':scope > [id]')?.id;
  const { pathname, search } = location;
  // Waits for all effects, because the router tracks changes of the URL only after its own effects have run.
  if (id && id !== initiallyOpen) setTimeout(() => replaceAddress(`${pathname}${search}#${id}`));
}

/**
 * The upcoming dates of a service (product 14.9). The first one that takes place is open, unless the URL names another date. Until the time
 * is known, the weekly classes are listed. Each of them then becomes a date.
 */
export function ClassTimes({ service }: { readonly service: Service }) {
  const { weekly, dates, next, named, today, book } = useClasses(service);
  const namedId = named && dateId(named.weekClass, named.date);
  // The date opens before paint, so that no other date is ever shown open.
  useLayoutEffect(() => {
    if (namedId) openDate(namedId);
  }, [namedId]);
  // If the visitor has closed the weekly class before hydration, the first date closes before paint.
  const wasClosed = useRef(false);
  const hasDates = dates !== undefined;
  useLayoutEffect(() => {
    if (wasClosed.current) openClass()?.removeAttribute('open');
    wasClosed.current = !hasDates && !openClass();
  }, [hasDates]);
  const first = dates ? next && dateId(next.weekClass, next.date) : weekly[0]?.id;
  useEffect(() => {
    if (!dates && first) keepOpened(first);
  }, [dates, first]);

  const { inView, folded, sameDay } = listedClasses(weekly, dates);
  const row = ({ closure, ...at }: ListedClass) => {
    const id = at.date ? dateId(at.weekClass, at.date) : at.weekClass.id;
    const isOpen = !named && id === first;
    if (closure) return <ClosedDay key={id} {...at} today={today} closure={closure} />;
    return <ClassTime key={id} {...at} today={today} book={book} isInitiallyOpen={isOpen} />;
  };
  const later = sameDay ? timesTexts.laterFrom(formatListTime(sameDay)) : timesTexts.later;
  return (
    <>
      {dates && !next && <p className="mb-3 text-muted">{noClassText}</p>}
      <ul className="grid">{inView.map(row)}</ul>
      <Fold
        summary={dates ? later : timesTexts.more}
        // An empty fold reserves its space until the time is known.
        className={`mt-2 ${folded.length > 0 ? '' : 'invisible noscript:hidden'}`}
        summaryClassName="px-3"
      >
        <ul className="grid">{folded.map(row)}</ul>
      </Fold>
    </>
  );
}
