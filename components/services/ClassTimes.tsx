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
  const { weekly, dates, next, named, today, book } = useClasses(service);
  const { inView, folded, laterFrom } = listedClasses(weekly, dates);
  const rows = [...inView, ...folded];
  const namedRow = findRow(rows, named);
  const { openName, onToggle, isFoldOpen, setIsFoldOpen, namedContent } = useOpenRow({
    rows,
    folded,
    namedRow,
    defaultRow: dates ? findRow(rows, next) : rows[0],
    hasDates: dates !== undefined,
  });

  const listItem = (row: ListedClass) => {
    const { name, closure, ...day } = row;
    // A date doesn't reuse the element of its weekly class, because the element would move, which
    // counts as a layout shift.
    const key = day.date ? dateFragment(day.weekClass, day.date) : name;
    if (closure) return <ClosedDay key={key} {...day} today={today} closure={closure} />;
    return (
      <ClassTime
        key={key}
        {...day}
        ref={row === namedRow ? namedContent : undefined}
        today={today}
        book={book}
        isOpen={name === openName}
        onToggle={(isOpen) => onToggle(name, isOpen)}
      />
    );
  };
  const laterLabel = laterFrom ? timesWords.laterFrom(formatListTime(laterFrom)) : timesWords.later;
  return (
    <>
      {dates && !next && <p className="mb-3 text-muted">{noClassText}</p>}
      <ul className="grid">{inView.map(listItem)}</ul>
      <Fold
        summary={dates ? laterLabel : timesWords.more}
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
