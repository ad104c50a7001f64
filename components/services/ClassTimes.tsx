import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { changeAddress } from '@/components/navigation/address';
import { Fold } from '@/components/ui/Containers';
import { timesTexts } from '@/lib/words';
import type { ClassDate } from '@/lib/services/occurrences';
import { dateId, type WeekClass } from '@/lib/services/week';
import { ClassTime } from './ClassTime';
import { ClosedTime, EmptyTime } from './ClassWords';
import type { ClassesNow } from './useClasses';

/** How many times are seen at first; the others are folded. */
const seen = 6;

/** How many dates of the classes of a week are seen at first: four of each, if they are not more. */
export const seenDates = (classes: number) => Math.min(seen, 4 * classes);

/** A fold below the first times, by whose class DetailsColumns knows it. */
function Rest({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <Fold summary={summary} className="rest mt-2" summaryClassName="px-3">
      <ul className="grid gap-2">{children}</ul>
    </Fold>
  );
}

/**
 * The classes of every week, as long as the clock is not known: the first one is open. They have the room of the dates that take
 * their place.
 */
function WeeklyTimes({ weekly, book }: ClassesNow) {
  const times = weekly.map((weekClass, index) => (
    <ClassTime
      key={weekClass.id}
      weekClass={weekClass}
      booking={book(weekClass)}
      isOpen={index === 0}
    />
  ));
  const room = Array.from({ length: seenDates(weekly.length) - weekly.length });
  return (
    <>
      <ul className="grid gap-2">
        {times.slice(0, seen)}
        {room.map((_, index) => (
          <EmptyTime key={index} />
        ))}
      </ul>
      {times.length > seen && <Rest summary={timesTexts.more}>{times.slice(seen)}</Rest>}
      {times.length <= seen && 4 * times.length > seen && (
        <div className="mt-2 min-h-11 py-3 noscript:hidden">{'\u00a0'}</div>
      )}
    </>
  );
}

/** Opens a date and what it is folded in, and shows it, unless it is open. */
function openDate(id: string): void {
  const target = document.getElementById(id);
  if (!target || target.closest('details')?.open) return;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement!.closest('details'))
    fold.open = true;
  target.scrollIntoView();
}

interface DatesProps extends ClassesNow {
  readonly dates: readonly ClassDate[];
}

/** The next dates: the first one that takes place is open, unless the address names another. */
function DateTimes({ dates, next, named, today, book }: DatesProps) {
  const namedId = named && dateId(named.weekClass, named.date);
  // Before the page is painted, so that no other date is seen open.
  useLayoutEffect(() => {
    if (namedId) openDate(namedId);
  }, [namedId]);
  const times = dates.map(({ closure, ...at }) => {
    const key = dateId(at.weekClass, at.date);
    const isNext = at.date === next?.date && at.weekClass.id === next.weekClass.id;
    if (closure) return <ClosedTime key={key} {...at} today={today} closure={closure} />;
    const booking = book(at.weekClass, at.date);
    return (
      <ClassTime key={key} {...at} today={today} booking={booking} isOpen={isNext && !named} />
    );
  });
  return (
    <>
      {!next && <p className="mb-3 text-muted">{timesTexts.none}</p>}
      <ul className="grid gap-2">{times.slice(0, seen)}</ul>
      {times.length > seen && <Rest summary={timesTexts.later}>{times.slice(seen)}</Rest>}
    </>
  );
}

/** The id of the class of every week that is open, if it is another one than the first. */
function openedClass(list: HTMLElement | null, [first]: readonly WeekClass[]): string | undefined {
  const id = list?.querySelector('[name][open] > [id]')?.id;
  return id === first?.id ? undefined : id;
}

/** The times of one service, each with the ways to book it (product 14.3). */
export function ClassTimes(classes: ClassesNow) {
  const { weekly, dates } = classes;
  const list = useRef<HTMLDivElement>(null);
  const opened = useRef<string>(undefined);
  // A class that was opened before the scripts ran: it is read as long as the classes of every week are still there.
  useLayoutEffect(() => {
    if (!dates) opened.current = openedClass(list.current, weekly);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at the start
  }, []);
  useEffect(() => {
    const id = opened.current;
    if (!id) return;
    // The router follows the address once all effects have run.
    const keep = setTimeout(() =>
      changeAddress('replaceState', `${location.pathname}${location.search}#${id}`),
    );
    return () => clearTimeout(keep);
  }, []);
  return (
    <div ref={list}>
      {dates ? <DateTimes {...classes} dates={dates} /> : <WeeklyTimes {...classes} />}
    </div>
  );
}
