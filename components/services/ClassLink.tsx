import { PageLink } from '@/components/navigation/PageLink';
import { coachText, placesText, weekTexts } from '@/lib/words';
import type { ShownClass } from '@/lib/schedule/comingDays';
import { formatSeason, formatTimes } from '@/lib/schedule/format';
import { classHref } from '@/lib/schedule/week';

interface ClassLinkProps {
  readonly shown: ShownClass;
  /** The number of places that is said above the week; a class with another one says it. */
  readonly common?: number;
}

/**
 * One class of the week, as a link to its date: a line below its day, or a box in the column of its day. What is over for
 * today is dimmed, and leads to the next date.
 */
export function ClassLink({ shown, common }: ClassLinkProps) {
  const { weekClass, date, isOver } = shown;
  const { service, session, end, places } = weekClass;
  const facts = [
    session.coach && coachText(session.coach),
    places !== common && places && placesText(places),
    formatSeason(session),
  ].filter(Boolean);
  const dim = isOver ? 'text-muted forced-colors:text-[GrayText]' : '';
  const content = (
    <>
      <time
        dateTime={session.start}
        className={`w-[8.75rem] text-small tabular-nums min-[20rem]:whitespace-nowrap wide:max-xl:whitespace-normal ${dim || 'text-accent'}`}
      >
        {formatTimes(session.start, end)}
      </time>{' '}
      <strong
        className={`font-display text-lg leading-tight uppercase wrap-anywhere wide:block ${dim}`}
      >
        {service.name}
      </strong>{' '}
      {facts.length > 0 && (
        <small className="ml-auto text-small text-muted wrap-anywhere wide:block">
          {facts.join(', ')}
        </small>
      )}{' '}
      {isOver && <span className="sr-only">{weekTexts.over}</span>}
    </>
  );
  // On a small desktop a time and a long name must fit into a seventh of the week: `11:30 am – 12:30 pm` does not.
  const look =
    'flex min-h-11 flex-wrap content-center items-baseline gap-x-2 border-b border-line py-1.5 wide:block wide:rounded-control wide:border wide:px-1.5 wide:py-3 wide:xl:px-2 wide:print:border-0 wide:print:p-0';
  return (
    <PageLink
      href={classHref(weekClass, date)}
      className={`${look} hover:border-edge wide:bg-surface`}
    >
      {content}
    </PageLink>
  );
}
