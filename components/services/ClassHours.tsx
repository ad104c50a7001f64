import { formatTimes } from '@/lib/services/format';
import type { WeekClass } from '@/lib/services/week';

interface ClassHoursProps extends Pick<WeekClass, 'session' | 'end'> {
  /** Whether it does not take place. */
  readonly isOff?: boolean;
}

/** From when to when a class is, in one line where the window is not very narrow. */
export function ClassHours({ session, end, isOff }: ClassHoursProps) {
  return (
    <time
      dateTime={session.start}
      className={`min-[20rem]:whitespace-nowrap tabular-nums ${isOff ? '' : 'text-accent'}`}
    >
      {formatTimes(session.start, end)}
    </time>
  );
}
