import { studioLocale } from '@/lib/studio/locale';
import { weekdays } from './sessions';
import type { Weekday } from '@/lib/studio/types';

/* How texts of the data file are written and read. */

/**
 * A text that can be shown, when it is trimmed: it has a character that can be seen, but no control characters, line and
 * paragraph separators, or halves of a character. U+FFFD is what reading with a wrong encoding has left of a letter. Direction
 * controls (Unicode UAX 9, 2) cannot be seen and show what stands after them in another order: a price, for example.
 */
export const readable =
  /^(?=.*[^\p{White_Space}\p{Default_Ignorable_Code_Point}])[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]*$/u;

/** A time of a 24-hour clock, HH:MM. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** An address of a kind that cannot run code here, with known names in braces. */
export const bookingAddress =
  /^(mailto:|tel:\+?\d|sms:\+?\d|https:\/\/\w)((?!\{.*?\}).|\{(service|id|day|date|time|price|email|subject|message)\})*$/;

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
