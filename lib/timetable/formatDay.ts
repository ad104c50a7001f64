import { studioLocale } from '@/lib/content/openingTimes';

/** A date, YYYY-MM-DD, with its weekday, as a locale (BCP 47) writes it. */
function formatWeekday(date: string, style: 'long' | 'short', locale: string): string {
  return new Date(date).toLocaleDateString(locale, {
    weekday: style,
    day: 'numeric',
    month: style,
    timeZone: 'UTC',
  });
}

/** `Friday, November 27` */
export function formatDay(date: string, locale = studioLocale): string {
  return formatWeekday(date, 'long', locale);
}

/** `Fri, Nov 27` */
export function formatShortDay(date: string, locale = studioLocale): string {
  return formatWeekday(date, 'short', locale);
}
