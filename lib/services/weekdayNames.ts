import { studioLocale } from '@/lib/studio/locale';
import type { Weekday } from '@/lib/studio/types';
import { weekdays } from './sessions';

/**
 * Every way to write the days in the data file: in English and in the studio's language, whole and short (`Monday`, `Mon`,
 * `Montag`, `Mo`).
 */
export function weekdayNames(locale = studioLocale): ReadonlyMap<string, Weekday> {
  const formats = ['en', locale].flatMap((language) =>
    (['long', 'short'] as const).map(
      (weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }),
    ),
  );
  // The first of January 2024 is a Monday.
  const names = weekdays.flatMap((day, index) =>
    formats.map(
      (format) => [format.format(Date.UTC(2024, 0, 1 + index)).replace('.', ''), day] as const,
    ),
  );
  return new Map(names);
}

/** The day that a text of the data file names, in capitals or not; undefined where it names none. */
export function readWeekday(text: string, locale = studioLocale): Weekday | undefined {
  const plain = (name: string) => name.toLocaleLowerCase(locale);
  const written = plain(text.trim().replace(/\.$/, ''));
  return [...weekdayNames(locale)].find(([name]) => plain(name) === written)?.[1];
}
