import { servicePath } from '@/lib/catalogue/paths';
import { coachText } from '@/lib/content/timetable';
import { formatSeason, formatTimes } from '@/lib/timetable/format';
import type { WeekClass } from '@/lib/timetable/week';
import { Places } from './Places';

interface ClassLinkProps {
  readonly one: WeekClass;
  /** Whether its parts stand below one another, or time and name share a line, with coach and places in the next. */
  readonly layout: 'stack' | 'row';
}

const layouts = {
  // On a small desktop a time, a long name and eight bells must fit into a seventh of the table: `11:30 am – 12:30 pm` does
  // not.
  stack: { link: 'block p-3 lg:px-1.5 xl:px-2 print:p-0', time: 'xl:whitespace-nowrap' },
  row: {
    link: 'grid grid-cols-[minmax(min-content,8.75rem)_1fr_auto] items-baseline gap-x-3 px-3 py-2',
    time: 'min-[20rem]:whitespace-nowrap',
  },
} as const;

/** One class of the week, as a link to its times. */
export function ClassLink({ one, layout }: ClassLinkProps) {
  const { service, session, end, places, id } = one;
  const coach = session.coach && coachText(session.coach);
  const { link, time } = layouts[layout];
  const about = [coach, formatSeason(session)].filter(Boolean).join(', ');
  return (
    <a
      href={`${servicePath(service.id)}#${id}`}
      className={`rounded-control bg-surface ring-1 ring-line transition-shadow duration-quick hover:ring-edge ${link}`}
    >
      <time dateTime={session.start} className={`text-small text-accent tabular-nums ${time}`}>
        {formatTimes(session.start, end)}
      </time>{' '}
      <strong className="col-span-2 block font-display text-lg leading-tight uppercase wrap-anywhere">
        {service.name}
      </strong>{' '}
      {about && <small className="col-span-2 block text-small text-muted">{about}</small>}{' '}
      <Places count={places} className="col-start-3 self-center" />
    </a>
  );
}
