import { coachText, dayTexts, placesText } from '@/lib/words';
import {
  dayName,
  formatDay,
  formatSeason,
  formatShortDay,
  formatWeekday,
} from '@/lib/schedule/format';
import { closureText } from '@/lib/schedule/openingHours';
import type { Closure } from '@/lib/schemas';
import { addDays } from '@/lib/services/sessions';
import type { WeekClass } from '@/lib/schedule/week';
import { ClassHours } from './ClassHours';

/** The look of one line of the list of times. */
export const rowStyles = 'relative py-2 pr-10 pl-3';

const dayStyles = 'mr-2 font-display text-lg uppercase';

/** Which class, and when. */
export interface ClassWordsProps {
  readonly weekClass: WeekClass;
  /** Without a date, it is the class of every week. */
  readonly date?: string;
  readonly today?: string;
}

/** The day of a class; `Today` and `Tomorrow` have the date beside them. */
function DayWords({ weekClass, date, today = '' }: ClassWordsProps) {
  const words = date
    ? dayName(today, date, formatDay)
    : dayTexts.every(formatWeekday(weekClass.session.day));
  const isNear = date !== undefined && date <= addDays(today, 1);
  return (
    <>
      <strong className={dayStyles}>{words}</strong>{' '}
      {isNear && <small className="text-small text-muted">{formatShortDay(date)}</small>}
    </>
  );
}

/**
 * When and with whom a class is, and for how many where it is another number than the service's: in two lines, so that all are
 * equally high.
 */
export function ClassWords(props: ClassWordsProps) {
  const { weekClass, date } = props;
  const { service, session, places } = weekClass;
  const about = [
    session.coach && coachText(session.coach),
    places && places !== service.places && placesText(places),
    !date && formatSeason(session),
  ];
  return (
    <>
      <span className="block">
        <DayWords {...props} />
      </span>{' '}
      <span className="block">
        <ClassHours {...weekClass} />{' '}
        <small className="ml-2 text-small text-muted">{about.filter(Boolean).join(', ')}</small>
      </span>
    </>
  );
}

interface ClosedDayProps extends ClassWordsProps {
  readonly closure: Closure;
}

/** A day on which the classes of a service do not take place, with the reason. It leads nowhere. */
export function ClosedDay({ closure, ...props }: ClosedDayProps) {
  return (
    <li className="px-3 py-2 text-muted">
      <span className="block">
        <DayWords {...props} />
      </span>{' '}
      <span className="block">
        <small className="text-small">{closureText(closure)}</small>
      </span>
    </li>
  );
}
