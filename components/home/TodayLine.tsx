'use client';

import { lazy, Suspense } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { type BuiltServices, useServices } from '@/components/services/useServices';
import { useStudioClock } from '@/components/services/useStudioClock';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { closures } from '@/lib/content/studio';
import { loadPart } from '@/lib/browser/reload';
import { dayName, formatShortDay, formatTime } from '@/lib/services/format';
import { nextOccurrences, type Occurrence } from '@/lib/services/occurrences';
import { classHref, weekHref, weekOf } from '@/lib/services/week';
import { todayTexts } from '@/lib/words';

const LivePrice = lazy(() => loadPart(() => import('./LivePrice')));

interface PriceProps extends BuiltServices {
  readonly of: 'visit' | 'lowest';
  /** What the build says. */
  readonly words: string;
}

/** A price that follows from those of all services, as they are now. */
export function Price({ of, words, ...built }: PriceProps) {
  const services = useServices(built);
  // Elements, not texts: React could not take out a text that a translator of pages has replaced.
  const ofBuild = <span>{words}</span>;
  if (services === built.services) return ofBuild;
  return (
    <IslandBoundary>
      <Suspense fallback={ofBuild}>
        <span>
          <LivePrice of={of} services={services} />
        </span>
      </Suspense>
    </IslandBoundary>
  );
}

interface TodayLineProps extends BuiltServices {
  /** The street. */
  readonly place: string;
  /** The lowest price, as the build says it. */
  readonly lowest: string;
}

/** `Boxing today at 6 pm · $29` */
function nextWords({ weekClass: { service, session }, date }: Occurrence, today: string): string {
  const day = dayName(today, date, formatShortDay);
  return todayTexts.next(service.name, day, formatTime(session.start), service.price);
}

const link =
  'underline decoration-edge underline-offset-4 wrap-anywhere hover:text-accent-bright block w-fit beside:inline';

/**
 * Where and what comes next, in the line of the hero (product 14.2): the street, which leads to the map, and the next class, which
 * stands last so that nothing moves when it is known; before, the lowest price is in its place. Where the hero is narrow, each has
 * a line of its own.
 */
export function TodayLine({ place, lowest, ...built }: TodayLineProps) {
  const services = useServices(built);
  const now = useStudioClock();
  const [next] = now ? nextOccurrences(weekOf(services), now, closures, 1) : [];
  return (
    <>
      <span className="beside:after:mx-2 beside:after:content-['·']">
        <a href="#visit" className={link}>
          {place}
        </a>
      </span>
      <PageLink
        href={next ? classHref(next.weekClass, next.date) : weekHref(services)}
        className={link}
      >
        {now && next ? nextWords(next, now.date) : <Price of="lowest" words={lowest} {...built} />}
      </PageLink>
    </>
  );
}
