import { minutesOf } from './sessions';

/** A moment that shows a time such as `06:30` in UTC. */
export const atTime = (time: string) => Date.UTC(2000, 0, 1, 0, minutesOf(time));

/** Times of `Intl`, written alike by Node and all browsers: `6:30 am`, with spaces that do not break. */
export const tidy = (words: string) =>
  words.replace(/\s/gu, '\u00a0').replace(/\b[AP]M\b/gu, (half) => half.toLowerCase());

/** Returns a function that gives the format for times of a locale (BCP 47). On a 12-hour clock full hours have no minutes: 6 am. */
export function clockFormat(locale: string) {
  const timeZone = 'UTC';
  const exact = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone });
  const { hour12 } = hour.resolvedOptions();
  return (...times: readonly string[]) =>
    hour12 && times.every((time) => time.endsWith(':00')) ? hour : exact;
}
