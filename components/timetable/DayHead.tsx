import { dayTexts, weekTexts } from '@/lib/content/words';
import type { ShownDay } from '@/lib/timetable/comingDays';
import { formatTimes } from '@/lib/timetable/format';
import { formatMonthDay, formatShortDay } from '@/lib/timetable/formatDay';
import type { Closure } from '@/lib/timetable/openingHours';

/** Why a day is not as others: `closed: Thanksgiving`, or `Christmas Eve: 8 am – 2 pm`. */
function closureText({ reason, opens, closes }: Closure): string {
  return opens ? weekTexts.changed(reason, formatTimes(opens, closes)) : weekTexts.closed(reason);
}

interface DayHeadProps {
  readonly shown: ShownDay;
  /** Classes of the smaller parts. */
  readonly className: string;
}

/** The words at the head of a day: its name, its date where it has one, and what closes the studio, with a struck name. */
export function DayHead({ shown, className }: DayHeadProps) {
  const { name, date, isNear, closure } = shown;
  return (
    <>
      {closure && !closure.opens ? (
        <s className="text-muted">{name}</s>
      ) : (
        <span className={name === dayTexts.today ? 'text-accent' : undefined}>{name}</span>
      )}{' '}
      {date && (
        <small className={className}>{isNear ? formatShortDay(date) : formatMonthDay(date)}</small>
      )}{' '}
      {closure && <small className={className}>{closureText(closure)}</small>}
    </>
  );
}
