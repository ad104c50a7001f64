import { studioLocale } from '@/lib/content/locale';
import { type Weekday, weekdays } from './sessions';

/** Parts of a date, YYYY-MM-DD, as a locale (BCP 47) writes them. */
const write = (date: string, parts: Intl.DateTimeFormatOptions, locale = studioLocale) =>
  new Date(date).toLocaleDateString(locale, { ...parts, timeZone: 'UTC' });

/** `Friday, November 27` */
export const formatDay = (date: string, locale?: string) =>
  write(date, { weekday: 'long', day: 'numeric', month: 'long' }, locale);

/** `Fri, Nov 27` */
export const formatShortDay = (date: string, locale?: string) =>
  write(date, { weekday: 'short', day: 'numeric', month: 'short' }, locale);

/** `Nov 26` */
export const formatMonthDay = (date: string, locale?: string) =>
  write(date, { month: 'short', day: 'numeric' }, locale);

/** `Thu, Nov 26`, or `Thu, Dec 24 – Sat, Dec 26` */
export function formatShortDays(from: string, until: string): string {
  return from === until
    ? formatShortDay(from)
    : `${formatShortDay(from)} – ${formatShortDay(until)}`;
}

/** `Fri 27`: a day of the coming week, beside others. */
export const formatNearDay = (date: string, locale?: string) =>
  `${write(date, { weekday: 'short' }, locale)}\u00a0${write(date, { day: 'numeric' }, locale)}`;

/** `Friday`, as a locale calls the day: the first of January 2024 is a Monday. */
export const formatWeekday = (day: Weekday, locale?: string) =>
  write(`2024-01-0${weekdays.indexOf(day) + 1}`, { weekday: 'long' }, locale);
