import { studioLocale } from '@/lib/studio/contact';
import { addDays, endsNextDay, minutesOf, weekdayOf, weekdays } from '@/lib/services/sessions';
import type { Weekday } from '@/lib/schemas';

/* How dates, days and times are written (product 14.7). */

const timeZone = 'UTC';

/** A moment that shows a time such as `06:30` in UTC. */
const atTime = (time: string) => Date.UTC(2000, 0, 1, 0, minutesOf(time));

/** Times of `Intl`, written alike by Node and all browsers: `6:30 am`, with spaces that do not break. */
const tidy = (words: string) =>
  words.replace(/\s/gu, '\u00a0').replace(/\b[AP]M\b/gu, (half) => half.toLowerCase());

/** Returns a function that gives the format for times of a locale (BCP 47). On a 12-hour clock full hours have no minutes: 6 am. */
function clockFormat(locale: string) {
  const exact = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone });
  const { hour12 } = hour.resolvedOptions();
  return (...times: readonly string[]) =>
    hour12 && times.every((time) => time.endsWith(':00')) ? hour : exact;
}

/** A range without the spaces around a dash between digits, in which engines differ: `6–7 pm`, but `6 am – 10 pm`. */
const closeDash = (range: string) => range.replace(/(\d)\s?–\s?(?=\d)/u, '$1–');

/** How a locale (BCP 47) writes dates, YYYY-MM-DD, and times, HH:MM. A last day or an end that is undefined is left out. */
export function formatsOf(locale: string) {
  const clock = clockFormat(locale);
  const time = (of: string) => tidy(clock(of).format(atTime(of)));

  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

  return {
    formatTime: time,
    formatTimes(from: string, to: string | undefined): string {
      if (to === undefined) return time(from);
      const start = time(from);
      // A clock of 24 hours has no halves of a day to share, and `Intl` adds a word to some ranges: `06:30–07:30 Uhr`.
      const range =
        /\d$/.test(start) || endsNextDay(from, to)
          ? `${start} – ${time(to)}`
          : clock(from, to).formatRange(atTime(from), atTime(to));
      return closeDash(tidy(range));
    },
    formatDates: (from: string, until: string = from) =>
      closeDash(date.formatRange(new Date(from), new Date(until)).replace(/\s/gu, ' ')),
  };
}

let formats: ReturnType<typeof formatsOf> | undefined;

/** Those of the studio's language and country. They are made at the first use: the head script needs none of them. */
const studioFormats = () => (formats ??= formatsOf(studioLocale));

/** `6:30 am` */
export const formatTime = (time: string) => studioFormats().formatTime(time);

/** `6:30–7:30 am`; an end that is not later is the next day's. */
export const formatTimes = (from: string, to: string | undefined) =>
  studioFormats().formatTimes(from, to);

/** `November 26, 2026`, or `December 24–26, 2026` */
export const formatDates = (from: string, until?: string) =>
  studioFormats().formatDates(from, until);

/** A date, YYYY-MM-DD, as a locale (BCP 47) writes these parts of it. */
export function formatDate(
  date: string,
  options: Intl.DateTimeFormatOptions,
  locale = studioLocale,
): string {
  return new Date(date).toLocaleDateString(locale, { ...options, timeZone });
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

/** `Friday`, or `Fri`: the first of January 2024 is a Monday. */
export function formatWeekday(day: Weekday, weekday: 'long' | 'short' = 'long'): string {
  return formatDate(`2024-01-0${weekdays.indexOf(day) + 1}`, { weekday });
}

/** A date as it is seen from today: its weekday, and from the same weekday of the next week on `Thu, Dec 3`. */
export function shownDay(today: string, date: string): string {
  return date < addDays(today, 7) ? formatWeekday(weekdayOf(date)) : formatShortDay(date);
}
