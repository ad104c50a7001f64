import { studioLocale } from '@/lib/studio/locale';
import { type Weekday, weekdays } from './sessions';

/** A date, YYYY-MM-DD, as a locale (BCP 47) writes these parts of it. */
export function formatDate(
  date: string,
  options: Intl.DateTimeFormatOptions,
  locale = studioLocale,
): string {
  return new Date(date).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
}

/** `Friday, November 27` */
export function formatDay(date: string, locale?: string): string {
  return formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' }, locale);
}

/** `Fri, Nov 27` */
export function formatShortDay(date: string): string {
  return formatDate(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** `Thu, Nov 26`, or `Thu, Dec 24 – Sat, Dec 26` */
export function formatShortDays(from: string, until: string): string {
  return from === until
    ? formatShortDay(from)
    : `${formatShortDay(from)} – ${formatShortDay(until)}`;
}

/** `Friday`, as a locale calls the day: the first of January 2024 is a Monday. */
export function formatWeekday(day: Weekday, locale?: string): string {
  return formatDate(`2024-01-0${weekdays.indexOf(day) + 1}`, { weekday: 'long' }, locale);
}
