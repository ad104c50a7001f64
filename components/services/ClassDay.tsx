import { dayLabel } from '@/lib/schedule/dayNames';
import { closureText } from '@/lib/schedule/openingHours';
import type { WeekClass } from '@/lib/schedule/week';
import type { Closure } from '@/lib/schemas';
import { formatDay, formatListTime, formatShortDay, formatWeekday } from '@/lib/time/format';
import { timesWords } from '@/lib/words';

interface ClassStartProps extends Pick<WeekClass, 'slot'> {
  readonly className?: string;
}

/** The start time of a class. */
export function ClassStart({ slot, className = '' }: ClassStartProps) {
  return (
    <time dateTime={slot.start} className={`tabular-nums ${className}`}>
      {formatListTime(slot.start)}
    </time>
  );
}

export interface ClassDayProps {
  readonly weekClass: WeekClass;
  /** YYYY-MM-DD. Undefined for a weekly class, before the time is known. */
  readonly date?: string;
  readonly today?: string;
}

/** The day of a class. `Today` and `Tomorrow` are followed by the date. */
export function ClassDay({ weekClass, date, today = '' }: ClassDayProps) {
  const day = date ? formatDay(date) : timesWords.every(formatWeekday(weekClass.slot.day));
  const name = date ? dayLabel(date, today, () => day) : day;
  const isRelative = name !== day;
  return (
    <span className="block">
      <strong className="mr-2 font-display text-body uppercase">{name}</strong>{' '}
      {date && isRelative && (
        <small className="text-small text-muted">{formatShortDay(date)}</small>
      )}
    </span>
  );
}

interface ClosedDayProps extends ClassDayProps {
  readonly closure: Closure;
}

/** A date on which a closure cancels the class. */
export function ClosedDay({ closure, ...day }: ClosedDayProps) {
  return (
    <li className="border-b border-line px-3 py-2 text-muted">
      <ClassDay {...day} />{' '}
      <span className="block">
        <small className="text-small">{timesWords.noClass(closureText(closure))}</small>
      </span>
    </li>
  );
}
