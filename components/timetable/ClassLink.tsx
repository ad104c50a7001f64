import { servicePath } from '@/lib/catalogue/paths';
import { coachText, placesText, weekTexts } from '@/lib/content/words';
import type { ShownClass } from '@/lib/timetable/comingDays';
import { formatSeason, formatTimes } from '@/lib/timetable/format';

const layouts = {
  // On a small desktop a time and a long name must fit into a seventh of the table: `11:30 am – 12:30 pm` does not.
  stack: {
    link: 'block rounded-control p-3 ring-1 ring-line transition-shadow duration-quick lg:px-1.5 xl:px-2 print:p-0',
    open: 'bg-surface hover:ring-edge',
    time: 'xl:whitespace-nowrap',
    name: 'block',
    about: 'block',
  },
  row: {
    link: 'flex min-h-11 flex-wrap items-baseline content-center gap-x-2 border-b border-line py-1.5',
    open: 'hover:border-edge',
    time: 'w-[8.75rem] min-[20rem]:whitespace-nowrap',
    name: '',
    about: 'ml-auto',
  },
} as const;

interface ClassLinkProps {
  readonly shown: ShownClass;
  /** The number of places that is said above the week; a class with another one says it. */
  readonly common?: number;
  /** Whether the visitor keeps it. */
  readonly isKept: boolean;
  /** Whether its parts stand below one another, or share a line. */
  readonly layout: keyof typeof layouts;
}

/**
 * One class of the week, as a link to its times. What is over for today is dimmed, and leads to the next time; what does
 * not take place is struck through and leads nowhere.
 */
export function ClassLink({ shown, common, isKept, layout }: ClassLinkProps) {
  const { one, isOver, isOff } = shown;
  const { service, session, end, places, id } = one;
  const { link, open, time, name, about } = layouts[layout];
  const facts = [
    session.coach && coachText(session.coach),
    places !== common && places && placesText(places),
    formatSeason(session),
  ].filter(Boolean);
  const states = [
    isKept && weekTexts.kept,
    isOver && weekTexts.over,
    isOff && weekTexts.off,
  ].filter(Boolean);
  const dims = isOver || isOff;
  const strike = isOff ? 'line-through' : '';
  const mark = isKept ? "after:ml-1.5 after:text-accent after:content-['✓']" : '';
  const words = (
    <>
      <time
        dateTime={session.start}
        className={`text-small tabular-nums ${dims ? 'text-muted' : 'text-accent'} ${strike} ${time}`}
      >
        {formatTimes(session.start, end)}
      </time>{' '}
      <strong
        className={`font-display text-lg leading-tight uppercase wrap-anywhere ${dims ? 'text-muted' : ''} ${strike} ${mark} ${name}`}
      >
        {service.name}
      </strong>{' '}
      {facts.length > 0 && (
        <small className={`text-small text-muted ${about}`}>{facts.join(', ')}</small>
      )}{' '}
      {states.length > 0 && <span className="sr-only">{states.join(', ')}</span>}
    </>
  );
  if (isOff) return <div className={link}>{words}</div>;
  return (
    <a href={`${servicePath(service.id)}#${id}`} className={`${link} ${open}`}>
      {words}
    </a>
  );
}
