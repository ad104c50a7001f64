import { studioLocale } from '@/lib/studio/locale';
import { seasonText } from '@/lib/content/words';
import { atTime as at, clockFormat, tidy } from './clock';
import { endsNextDay } from './openingHours';
import type { Session } from '@/lib/catalogue/service';

const timeZone = 'UTC';

/** A range without the spaces around a dash between digits, in which engines differ: `6–7 pm`, but `6 am – 10 pm`. */
const closeDash = (range: string) => range.replace(/(\d)\s?–\s?(?=\d)/u, '$1–');

/** How a locale (BCP 47) writes dates, YYYY-MM-DD, and times, HH:MM. A last day or an end that is undefined is left out. */
export function formatsOf(locale: string) {
  const clock = clockFormat(locale);
  const time = (of: string) => tidy(clock(of).format(at(of)));

  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });

  return {
    /** `6:30 am` */
    formatTime: time,
    /** `6:30–7:30 am`; an end that is not later is the next day's. */
    formatTimes(from: string, to: string | undefined): string {
      if (to === undefined) return time(from);
      const start = time(from);
      // A clock of 24 hours has no halves of a day to share, and `Intl` adds a word to some ranges: `06:30–07:30 Uhr`.
      const range =
        /\d$/.test(start) || endsNextDay(from, to)
          ? `${start} – ${time(to)}`
          : clock(from, to).formatRange(at(from), at(to));
      return closeDash(tidy(range));
    },
    /** `November 26, 2026`, or `December 24–26, 2026` */
    formatDates: (from: string, until: string = from) =>
      closeDash(date.formatRange(new Date(from), new Date(until)).replace(/\s/gu, ' ')),
  };
}

/** The formats of every date and time that a visitor reads, by the studio's language and country. */
export const { formatTime, formatTimes, formatDates } = formatsOf(studioLocale);

/** The season of a class in words, such as `until March 1, 2027`; empty for a class of the whole year. */
export function formatSeason({ from, until }: Session): string {
  return seasonText(from && formatDates(from), until && formatDates(until));
}
