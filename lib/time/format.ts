import { studioLocale } from '@/lib/studio/site';
import { noonText } from '@/lib/words';
import { endsNextDay, minutesOf, type Weekday, weekdays } from './dates';

const timeZone = 'UTC';

/** Returns a timestamp at which the time in UTC is `time`, such as `06:30`. */
const atTime = (time: string) => Date.UTC(2000, 0, 1, 0, minutesOf(time));

/**
 * Makes a time from `Intl` look the same in Node and all browsers: `6:30 am`, with a no-break
 * space.
 */
const tidy = (time: string) =>
  time.replace(/\s/gu, '\u00a0').replace(/\b[AP]M\b/gu, (period) => period.toLowerCase());

/**
 * Removes the spaces around a dash between digits, because engines disagree about these spaces:
 * `6–7 pm`, but `6 am – 10 pm`.
 */
const closeDash = (range: string) => range.replace(/(\d)\s?–\s?(?=\d)/u, '$1–');

/** Returns functions that format times (HH:MM) for a locale (BCP 47). */
export function timeFormats(locale: string) {
  const withMinutes = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const hourOnly = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone });
  const { hour12 } = hourOnly.resolvedOptions();
  /** On a 12-hour clock, full hours have no minutes: 6 am. */
  const formatFor = (...times: readonly string[]) =>
    hour12 && times.every((time) => time.endsWith(':00')) ? hourOnly : withMinutes;
  const formatTime = (time: string) => tidy(formatFor(time).format(atTime(time)));

  return {
    /**
     * Says noon, because few people are sure which half of the day 12 pm is in. Midnight stays 12
     * am: with a day, it would be ambiguous.
     */
    formatTime: (time: string) => (hour12 && time === '12:00' ? noonText : formatTime(time)),
    formatListTime: (time: string) => tidy(withMinutes.format(atTime(time))),
    formatTimes: (from: string, to: string): string => {
      const start = formatTime(from);
      // On a 24-hour clock, `Intl` adds a word to ranges in some languages: `06:30–07:30 Uhr`.
      const is24Hour = /\d$/.test(start);
      const range =
        is24Hour || endsNextDay(from, to)
          ? `${start} – ${formatTime(to)}`
          : formatFor(from, to).formatRange(atTime(from), atTime(to));
      return closeDash(tidy(range));
    },
  };
}

let formats: ReturnType<typeof timeFormats> | undefined;

/** Creates the formats on first use, because the head script needs none of them. */
const studioFormats = () => (formats ??= timeFormats(studioLocale));

/** `6:30 am`, `6 am` or `noon`, for sentences. */
export const formatTime = (time: string) => studioFormats().formatTime(time);

/** `6:00 am`, for lists, in which all times have minutes. */
export const formatListTime = (time: string) => studioFormats().formatListTime(time);

/** `8 am – 2 pm`. An end that isn't later than the start is on the next day. */
export const formatTimes = (from: string, to: string) => studioFormats().formatTimes(from, to);

/** Formats parts of a date (YYYY-MM-DD) for a locale (BCP 47). */
export function formatDate(
  date: string,
  options: Intl.DateTimeFormatOptions,
  locale = studioLocale,
): string {
  return new Date(date).toLocaleDateString(locale, { ...options, timeZone });
}

/** `November 26, 2026` */
export const formatLongDate = (date: string, locale?: string) =>
  formatDate(date, { dateStyle: 'long' }, locale);

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

/** `Friday`, or `Fri` */
export function formatWeekday(day: Weekday, weekday: 'long' | 'short' = 'long'): string {
  // January 1, 2024 is a Monday.
  return formatDate(`2024-01-0${weekdays.indexOf(day) + 1}`, { weekday });
}
