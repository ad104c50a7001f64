import { studioLocale } from '@/lib/content/locale';

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

/** `Nov 26` */
export function formatMonthDay(date: string, locale = studioLocale): string {
  return new Date(date).toLocaleDateString(locale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** `Thu, Nov 26`, or `Thu, Dec 24 – Sat, Dec 26` */
export function formatShortDays(from: string, until: string): string {
  return from === until
    ? formatShortDay(from)
    : `${formatShortDay(from)} – ${formatShortDay(until)}`;
}

/** `Fri 27`: a day of the coming week, beside others. */
export function formatNearDay(date: string, locale = studioLocale): string {
  const part = (format: Intl.DateTimeFormatOptions) =>
    new Date(date).toLocaleDateString(locale, { ...format, timeZone: 'UTC' });
  return `${part({ weekday: 'short' })}\u00a0${part({ day: 'numeric' })}`;
}
