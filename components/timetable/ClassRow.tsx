import { keptText } from '@/lib/content/timetable';
import type { ListedClass } from '@/lib/timetable/listClasses';

interface ClassRowProps {
  /** The day in words. */
  readonly day: string;
  readonly one: ListedClass;
  /** Whether the visitor keeps it. */
  readonly isKept?: boolean;
}

/** One class as an item of a list: day, time and name, with a link to its times. */
export function ClassRow({ day, one, isKept }: ClassRowProps) {
  const { name, href, session, times, season } = one;
  return (
    <li>
      <a
        href={href}
        className="grid min-h-14 grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-3 hover:border-edge sm:flex"
      >
        <span className="text-muted sm:w-40">{day}</span>{' '}
        <time
          dateTime={session.start}
          className="text-accent whitespace-nowrap tabular-nums sm:w-40"
        >
          {times}
        </time>{' '}
        <strong className="font-display text-card uppercase wrap-anywhere">{name}</strong>{' '}
        {season && <small className="text-small text-muted">{season}</small>}{' '}
        {isKept && <small className="text-small text-muted">{keptText}</small>}
      </a>
    </li>
  );
}
