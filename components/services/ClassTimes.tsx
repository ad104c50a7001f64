'use client';

import { Fold } from '@/components/ui/Fold';
import { type ListedClass, listedClasses } from '@/lib/schedule/listedClasses';
import type { ClassDate } from '@/lib/schedule/upcomingDates';
import { dateFragment } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { formatListTime } from '@/lib/time/format';
import { noClassText, timesWords } from '@/lib/words';
import { ClosedDay } from './ClassDay';
import { ClassTime } from './ClassTime';
import { useClasses } from './useClasses';
import { useOpenRow } from './useOpenRow';

const findRow = (rows: readonly ListedClass[], classDate: ClassDate | undefined) =>
  rows.find((row) => row.weekClass === classDate?.weekClass && row.date === classDate.date);

/**
 * The upcoming dates of a service. The first one that takes place is open, unless the URL names
 * another date. Until the time is known, the weekly classes are listed. Each of them then becomes a
 * date.
 */
export function ClassTimes({ service }: { readonly service: Service }) {
  const { weekly, dates, next, linkedDate, today, book } = useClasses(service);
  const { inView, folded, laterFrom } = listedClasses(weekly, dates);
  const rows = [...inView, ...folded];
  const linkedRow = findRow(rows, linkedDate);
  const { openId, onToggle, isFoldOpen, setIsFoldOpen, linkedContent } = useOpenRow({
    rows,
    folded,
    linkedRow,
    defaultRow: dates ? findRow(rows, next) : rows[0],
    hasDates: dates !== undefined,
  });

  const listItem = (row: ListedClass) => {
    const { id, closure, ...day } = row;
    // A date doesn't reuse the element of its weekly class, because the element would move, which
    // counts as a layout shift.
    const key = day.date ? dateFragment(day.weekClass, day.date) : id;
    if (closure) return <ClosedDay key={key} {...day} today={today} closure={closure} />;
    return (
      <ClassTime
        key={key}
        {...day}
        ref={row === linkedRow ? linkedContent : undefined}
        today={today}
        book={book}
        isOpen={id === openId}
        onToggle={(isOpen) => onToggle(id, isOpen)}
      />
    );
  };
  const { fold } = timesWords;
  const foldLabel = laterFrom ? fold.labelFrom(formatListTime(laterFrom)) : fold.label;
  return (
    <>
      {dates && !next && <p className="mb-3 text-muted">{noClassText}</p>}
      <ul className="grid">{inView.map(listItem)}</ul>
      <Fold
        summary={dates ? foldLabel : fold.prerendered}
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
