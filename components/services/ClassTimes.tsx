'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { replaceAddress } from '@/components/navigation/address';
import { Fold } from '@/components/ui/Containers';
import { type ListedClass, listedClasses } from '@/lib/schedule/listedClasses';
import type { ClassDate } from '@/lib/schedule/upcomingDates';
import { dateFragment } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { formatListTime } from '@/lib/time/format';
import { noClassText, timesWords } from '@/lib/words';
import { ClassTime, ClosedDay } from './ClassTime';
import { useClasses } from './useClasses';

const findRow = (rows: readonly ListedClass[], shown: ClassDate | undefined) =>
  rows.find(({ weekClass, date }) => weekClass === shown?.weekClass && date === shown.date);

/**
 * The upcoming dates of a service. The first one that takes place is open, unless the URL names
 * another date. Until the time is known, the weekly classes are listed. Each of them then becomes a
 * date.
 */
export function ClassTimes({ service }: { readonly service: Service }) {
  const { weekly, dates, next, named, today, book } = useClasses(service);
  const { inView, folded, laterFrom } = listedClasses(weekly, dates);
  const rows = [...inView, ...folded];
  const namedRow = findRow(rows, named);
  const initial = (namedRow ?? (dates ? findRow(rows, next) : rows[0]))?.name;

  /** The row that the visitor has opened, or null if they have closed it. */
  const [chosen, setChosen] = useState<string | null>();
  const [isFoldOpen, setIsFoldOpen] = useState(namedRow !== undefined && folded.includes(namedRow));
  const [lastNamed, setLastNamed] = useState(namedRow?.name);
  if (namedRow && namedRow.name !== lastNamed) {
    setLastNamed(namedRow.name);
    setChosen(undefined);
    if (folded.includes(namedRow)) setIsFoldOpen(true);
  }
  const open = chosen === undefined ? initial : chosen;
  // `toggle` events also follow changes by React, and a date that closes because another one opens.
  const onToggle = (name: string, isOpen: boolean) =>
    setChosen((before) => {
      const current = before === undefined ? initial : before;
      if ((name === current) === isOpen) return before;
      return isOpen ? name : null;
    });

  // Keeps the open date in the URL, for the booking bar and for returning from login.
  const hasDates = dates !== undefined;
  const isOwnChange = useRef(false);
  const keepInUrl = useEffectEvent(() => {
    const { pathname, search } = location;
    isOwnChange.current = true;
    const row = rows.find(({ name }) => name === chosen);
    if (row?.date) replaceAddress(`${pathname}${search}#${dateFragment(row.weekClass, row.date)}`);
    else if (namedRow) replaceAddress(pathname + search);
  });
  useEffect(() => {
    if (hasDates && chosen !== undefined) keepInUrl();
  }, [chosen, hasDates]);

  // Neither the browser nor the router scrolls to a date that isn't listed, or not open, when the
  // page is shown.
  const namedContent = useRef<HTMLDivElement>(null);
  const namedName = namedRow?.name;
  useLayoutEffect(() => {
    if (namedName && !isOwnChange.current) namedContent.current?.scrollIntoView();
    isOwnChange.current = false;
  }, [namedName]);

  const listItem = (row: ListedClass) => {
    const { name, closure, ...at } = row;
    // A date doesn't reuse the element of its weekly class, because the element would move, which
    // counts as a layout shift.
    const key = at.date ? dateFragment(at.weekClass, at.date) : name;
    return closure ? (
      <ClosedDay key={key} {...at} today={today} closure={closure} />
    ) : (
      <ClassTime
        key={key}
        {...at}
        ref={row === namedRow ? namedContent : undefined}
        today={today}
        book={book}
        isOpen={name === open}
        onToggle={(isOpen) => onToggle(name, isOpen)}
      />
    );
  };
  const later = laterFrom ? timesWords.laterFrom(formatListTime(laterFrom)) : timesWords.later;
  return (
    <>
      {dates && !next && <p className="mb-3 text-muted">{noClassText}</p>}
      <ul className="grid">{inView.map(listItem)}</ul>
      <Fold
        summary={dates ? later : timesWords.more}
        open={isFoldOpen}
        onToggle={setIsFoldOpen}
        // An empty fold reserves its space until the time is known.
        className={`mt-2 ${folded.length > 0 ? '' : 'invisible noscript:hidden'}`}
        summaryClassName="px-3"
      >
        <ul className="grid">{folded.map(listItem)}</ul>
      </Fold>
    </>
  );
}
