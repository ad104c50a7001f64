import { studioLocale } from '@/lib/content/locale';
import { formatWeekday } from './formatDay';
import { type Weekday, weekdays } from './sessions';

/**
 * Every way to write the days in the data file: in English and in the studio's language, whole and short (`Monday`, `Mon`,
 * `Montag`, `Mo`).
 */
export function weekdayNames(locale = studioLocale): ReadonlyMap<string, Weekday> {
  const names = weekdays.flatMap((day) =>
    ['en', locale].flatMap((language) =>
      (['long', 'short'] as const).map(
        (length) => [formatWeekday(day, language, length).replace('.', ''), day] as const,
      ),
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
