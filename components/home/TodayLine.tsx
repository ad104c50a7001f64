'use client';

import { todayTexts } from '@/lib/content/words';
import { type BuiltClasses, useListedClasses, useNextClasses } from './useListedClasses';

interface TodayLineProps extends BuiltClasses {
  /** What stands there while the clock is not known, or no class is near. */
  readonly otherwise: string;
  /** The street. */
  readonly place: string;
}

/**
 * Where and when in one quiet line of the hero (product 2.4): the street, and behind it the next class with its price, so that
 * nothing moves when the clock is known. Where the hero is narrow, each has a line of its own.
 */
export function TodayLine({ otherwise, place, ...built }: TodayLineProps) {
  const classes = useListedClasses(built);
  const { one, day } = useNextClasses(classes, 1)?.[0] ?? {};
  const words = one && day ? todayTexts.next(one.name, day, one.begins, one.amount) : otherwise;
  return (
    <a
      href={one?.href ?? (classes.length > 0 ? '/services#timetable' : '/services')}
      className="underline decoration-edge underline-offset-4 wrap-anywhere hover:text-accent-bright"
    >
      <span className="block beside:inline">{place}</span>{' '}
      <span className="beside:before:content-['·_']">{words}</span>
    </a>
  );
}
