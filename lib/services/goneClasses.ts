import { weekdays } from './sessions';
import type { Weekday } from '@/lib/studio/types';
import { classKey, type WeekClass } from './week';

/** A class that is kept but not in the week anymore: what its key says of it. */
export interface GoneClass {
  /** Its key in the list of those that are kept. */
  readonly kept: string;
  /** Of its service; undefined where that has no classes anymore. */
  readonly name?: string;
  readonly day: Weekday;
  /** HH:MM */
  readonly start: string;
}

/** The kept classes that are not in the week anymore. */
export function goneClasses(
  kept: readonly string[],
  week: readonly WeekClass[],
): readonly GoneClass[] {
  return kept.flatMap((key) => {
    const [, service, of, hours, minutes] = /^(.+ )([a-z]+)-(\d\d)(\d\d)/.exec(key) ?? [];
    const day = weekdays.find((name) => name.toLowerCase() === of);
    if (!service || !day || week.some((weekClass) => classKey(weekClass) === key)) return [];
    const name = week.find((weekClass) => classKey(weekClass).startsWith(service))?.service.name;
    return [{ kept: key, name, day, start: `${hours}:${minutes}` }];
  });
}
