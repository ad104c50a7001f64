'use client';

import { PageLink } from '@/components/navigation/PageLink';
import { type BuiltServices, useServices } from '@/components/services/useServices';
import { lowestPrice, priceWords, visitPrice } from '@/lib/services/price';
import { todayTexts } from '@/lib/words';
import { studioLocale } from '@/lib/studio/locale';
import { formatTime } from '@/lib/services/format';
import { classHref, type WeekClass, weekHref, weekOf } from '@/lib/services/week';
import { useNextClasses } from './useNextClasses';

interface TodayLineProps extends BuiltServices {
  /** The street. */
  readonly place: string;
}

/** The next class in words; of a closed studio, the first one after it opens. */
function lineOf({ service, session }: WeekClass, day: string, date?: string): string {
  const { light, change } = document.documentElement.dataset;
  const { name, price } = service;
  const begins = formatTime(session.start);
  if (light !== 'off')
    return todayTexts.next(name, day, begins, priceWords([service], studioLocale)?.low ?? price);
  return todayTexts.first(name, date === change ? '' : day, begins);
}

/**
 * Where and when in one quiet line of the hero (product 2.4): the street, and behind it the next class with its price, so that
 * nothing moves when the clock is known. While the studio is closed, the head script says in the street's place when the light
 * comes on. Where the hero is narrow, each has a line of its own.
 */
export function TodayLine({ place, ...built }: TodayLineProps) {
  const services = useServices(built);
  const { weekClass, day, date } = useNextClasses(weekOf(services), 1)?.[0] ?? {};
  const words = weekClass && day ? lineOf(weekClass, day, date) : lowestPrice(services);
  return (
    <PageLink
      href={weekClass ? classHref(weekClass) : weekHref(services)}
      className="underline decoration-edge underline-offset-4 wrap-anywhere hover:text-accent-bright"
    >
      <span className="block beside:inline closed:hidden">{place} </span>
      <span className="beside:before:content-['·_'] closed:before:hidden">{words}</span>
    </PageLink>
  );
}

/** What a first visit costs, by the prices as they are now. */
export function VisitPrice(built: BuiltServices) {
  return <span>{visitPrice(useServices(built))}</span>;
}
