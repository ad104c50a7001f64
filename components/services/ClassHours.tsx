import { formatTimes } from '@/lib/schedule/format';
import type { WeekClass } from '@/lib/schedule/week';

/** From when to when a class is, in one line where the window is not very narrow. */
export function ClassHours({ session, end }: Pick<WeekClass, 'session' | 'end'>) {
  return (
    <time
      dateTime={session.start}
      className="min-[20rem]:whitespace-nowrap tabular-nums text-accent"
    >
      {formatTimes(session.start, end)}
    </time>
  );
}
