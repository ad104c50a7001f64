'use client';

import { useNewerServices } from '@/components/services/useServices';
import { todayTexts } from '@/lib/content/words';
import type { ListedClass } from '@/lib/timetable/listClasses';
import { lowestPrice } from '@/lib/studio/services';
import { type BuiltClasses, useListedClasses, useNextClasses } from './useListedClasses';

interface TodayLineProps extends BuiltClasses {
  /** What stands there while the clock is not known, or no class is near, by the services that the page was built with. */
  readonly otherwise: string;
  /** The street. */
  readonly place: string;
}

/** The next class in words; of a closed studio, the first one after it opens. */
function lineOf({ name, begins, amount }: ListedClass, day: string, date?: string): string {
  const { light, change } = document.documentElement.dataset;
  if (light !== 'off') return todayTexts.next(name, day, begins, amount);
  return todayTexts.first(name, date === change ? '' : day, begins);
}

/**
 * Where and when in one quiet line of the hero (product 2.4): the street, and behind it the next class with its price, so that
 * nothing moves when the clock is known. While the studio is closed, the head script says in the street's place when the light
 * comes on. Where the hero is narrow, each has a line of its own.
 */
export function TodayLine({ otherwise, place, ...built }: TodayLineProps) {
  const { classes } = useListedClasses(built);
  const newer = useNewerServices(built.contentHash);
  const { one, day, date } = useNextClasses(classes, 1)?.[0] ?? {};
  const words = one && day ? lineOf(one, day, date) : newer ? lowestPrice(newer) : otherwise;
  return (
    <a
      href={one?.href ?? (classes.length > 0 ? '/services#timetable' : '/services')}
      className="underline decoration-edge underline-offset-4 wrap-anywhere hover:text-accent-bright"
    >
      <span className="block beside:inline closed:hidden">{place} </span>
      <span className="beside:before:content-['·_'] closed:before:hidden">{words}</span>
    </a>
  );
}
