import { studioLocale } from '@/lib/content/studio';
import { timetableTexts } from '@/lib/content/timetable';
import { atTime as at, clockFormat, tidy } from './clock';
import { endsNextDay } from './openingHours';
import type { Session } from './sessions';

const timeZone = 'UTC';

/** How a locale (BCP 47) writes dates, YYYY-MM-DD, and times, HH:MM. A last day or an end that is undefined is left out. */
export function formatsOf(locale: string) {
  const clock = clockFormat(locale);
  const time = (of: string) => tidy(clock(of).format(at(of)));

  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const weekday = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const day = new Intl.DateTimeFormat(locale, weekday);
  const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone });
  const dayOfMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone });
  const short = new Intl.DateTimeFormat(locale, { ...weekday, weekday: 'short', month: 'short' });

  return {
    /** `6:30 am` */
    formatTime: time,
    /** `6:30 – 7:30 am`; an end that is not later is the next day's. */
    formatTimes(from: string, to: string | undefined): string {
      if (to === undefined) return time(from);
      return endsNextDay(from, to)
        ? `${time(from)}\u00a0– ${time(to)}`
        : tidy(clock(from, to).formatRange(at(from), at(to)));
    },
    /** `November 26, 2026`, or `December 24 – 26, 2026` */
    formatDates: (from: string, until: string = from) =>
      date.formatRange(new Date(from), new Date(until)).replace(/\s/gu, ' '),
    /** `Friday, November 27` */
    formatDay: (of: string) => day.format(new Date(of)),
    /** `Fri 27`: a day of the coming week, beside others */
    formatNearDay: (of: string) =>
      `${shortWeekday.format(new Date(of))}\u00a0${dayOfMonth.format(new Date(of))}`,
    /** `Thu, Nov 26`, or `Thu, Dec 24 – Sat, Dec 26` */
    formatShortDays: (from: string, until: string) =>
      short.formatRange(new Date(from), new Date(until)).replace(/\s/gu, ' '),
    /** `Fri, Nov 27` */
    formatShortDay: (of: string) => short.format(new Date(of)),
  };
}

/** The formats of every date and time that a visitor reads, by the studio's language and country. */
export const {
  formatTime,
  formatTimes,
  formatDates,
  formatDay,
  formatNearDay,
  formatShortDay,
  formatShortDays,
} = formatsOf(studioLocale);

/** The season of a class in words, such as `until March 1, 2027`; empty for a class of the whole year. */
export function formatSeason({ from, until }: Session): string {
  return timetableTexts.season(from && formatDates(from), until && formatDates(until));
}
