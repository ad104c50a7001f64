import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import type { DayOfLamps, Lamp } from '@/lib/services/dayOfLamps';
import { formatSeason, formatTime } from '@/lib/services/format';
import { classHref } from '@/lib/services/week';
import { lampTexts } from '@/lib/words';

/** How long the tube of a class is: a policy of the page forbids a style of its own. */
function tubeLength(minutes = 60): string {
  if (minutes <= 30) return 'w-1/2';
  return minutes <= 45 ? 'w-3/4' : 'w-full';
}

interface LampLinkProps extends Lamp {
  /** Undefined before the clock is known. */
  readonly date: string | undefined;
}

/** One class under its lamp, as a link to it. The two states that light up are words to see, the others are heard. */
function LampLink({ weekClass, state, date }: LampLinkProps) {
  const { service, session, minutes } = weekClass;
  const { states } = lampTexts;
  const isLit = state === 'on' || state === 'next';
  const heard = state && !isLit && `, ${states[state]}`;
  // Details list no date that has begun: such a lamp leads to the next one.
  const isAhead = state === 'next' || state === 'later';
  return (
    <PageLink href={classHref(weekClass, isAhead ? date : undefined)} className="lamp-link">
      <span className={`lamp ${tubeLength(minutes)}`} />
      <span className="block h-[1lh] label-caps text-accent">{isLit && states[state]}</span>{' '}
      <time dateTime={session.start} className="block">
        {formatTime(session.start)}
      </time>{' '}
      <strong>
        {service.name}
        {!state && <small className="text-muted"> {formatSeason(session)}</small>}
      </strong>
      {heard && <span className="sr-only">{heard}</span>}
    </PageLink>
  );
}

interface LampsProps extends Pick<DayOfLamps, 'lamps'> {
  /** Today; undefined before the clock is known. */
  readonly date: string | undefined;
}

/**
 * The lamps of a day on one wire. Where they do not fit, the row scrolls sideways, and brings the first class that is not over
 * into view when the day is known.
 */
export function Lamps({ lamps, date }: LampsProps) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current: list } = row;
    const items = [...(list?.children ?? [])] as HTMLElement[];
    const left = (item?: HTMLElement) => (item?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0);
    const lit = items.find(({ dataset }) => dataset.state !== 'over');
    if (!date || !list || !lit) return;
    // As far as it can stand at the margin, so that no lamp is cut there. Not `scrollIntoView`, which would scroll the page too.
    const farthest = Math.min(left(lit), list.scrollWidth - list.clientWidth);
    list.scrollLeft = left(items.findLast((item) => left(item) <= farthest));
  }, [date, lamps.length]);
  return (
    <div className="wire">
      <ol ref={row} className="lamps">
        {/* A lamp keeps its place, and with it the focus, when its class changes: so its key is its number. */}
        {lamps.map((lamp, index) => (
          <li key={index} data-state={lamp.state}>
            <LampLink {...lamp} date={date} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A day without classes: one dark tube as long as the page is wide, and why. */
export function DarkLamp({ reason }: { readonly reason: string | undefined }) {
  const { closed, free } = lampTexts;
  return (
    <div className="wire">
      {/* Below the first column of four, as many classes have, so that nothing moves when the clock is known. */}
      <div className="lamps grid-cols-4">
        <div>
          <div className="lamp-link">
            <span className="lamp w-[400cqi] max-w-none!" />
            <p className="w-max max-w-[calc(100vw-2*theme(spacing.gutter))]">
              <span className="block h-[1lh] label-caps" />
              <span className="block text-muted">{reason ? closed : free}</span>
              <strong>{reason}</strong>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
