import { useEffect, useLayoutEffect } from 'react';
import { changeAddress } from '@/components/navigation/address';
import { Fold } from '@/components/ui/Containers';
import { noClassText, timesTexts } from '@/lib/words';
import { dateId } from '@/lib/schedule/week';
import { ClassTime } from './ClassTime';
import { ClosedDay } from './ClassWords';
import type { ClassesNow } from './useClasses';

/** How many times are seen at most; the others are folded. */
const seen = 4;

/** Opens a date and what it is folded in, and shows it, unless it is open. */
function openDate(id: string): void {
  const target = document.getElementById(id);
  if (!target || target.closest('details')?.open) return;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement!.closest('details'))
    fold.open = true;
  target.scrollIntoView();
}

/** Keeps in the address a class of every week that was opened before the scripts ran, unless it is the one that is open at first. */
function keepOpened(openAtFirst: string): void {
  const id = document.querySelector('#times + dd [name][open] > [id]')?.id;
  const { pathname, search } = location;
  // The router follows the address once all effects have run.
  if (id && id !== openAtFirst)
    setTimeout(() => changeAddress('replaceState', `${pathname}${search}#${id}`));
}

/**
 * The next dates of a service's classes, each with the ways to book it (product 14.3): the first one that takes place is open, unless
 * the address names another. As long as the clock is not known, they are the classes of every week, of which each becomes a date:
 * so as many are seen.
 */
export function ClassTimes({ weekly, dates, next, named, today, book }: ClassesNow) {
  const namedId = named && dateId(named.weekClass, named.date);
  // Before the page is painted, so that no other date is seen open.
  useLayoutEffect(() => {
    if (namedId) openDate(namedId);
  }, [namedId]);
  const openAtFirst = dates ? undefined : weekly[0]?.id;
  useEffect(() => {
    if (openAtFirst) keepOpened(openAtFirst);
  }, [openAtFirst]);

  const times = dates
    ? dates.map(({ closure, ...at }) => {
        const id = dateId(at.weekClass, at.date);
        if (closure) return <ClosedDay key={id} {...at} today={today} closure={closure} />;
        const isOpen = !named && next && id === dateId(next.weekClass, next.date);
        const booking = book(at.weekClass, at.date);
        return <ClassTime key={id} {...at} today={today} booking={booking} isOpen={isOpen} />;
      })
    : weekly.map((each) => (
        <ClassTime
          key={each.id}
          weekClass={each}
          booking={book(each)}
          isOpen={each.id === openAtFirst}
        />
      ));
  const first = Math.min(seen, weekly.length);
  return (
    <>
      {dates && !next && <p className="mb-3 text-muted">{noClassText}</p>}
      <ul className="grid gap-2">{times.slice(0, first)}</ul>
      <Fold
        summary={dates ? timesTexts.later : timesTexts.more}
        // Before the clock is known there may be no more classes: then it only keeps its room.
        className={`mt-2 ${times.length > first ? '' : 'invisible noscript:hidden'}`}
        summaryClassName="px-3"
      >
        <ul className="grid gap-2">{times.slice(first)}</ul>
      </Fold>
    </>
  );
}
