import { language } from '@/lib/content/words';
import type { Closure, OpeningHours } from '@/lib/timetable/openingHours';

/*
 * When the studio is open, by its own clock. The head script of every page and the timetable read it, so nothing else stands here.
 */

/** The opening hours of a week. */
export const hours: readonly OpeningHours[] = [
  {
    label: 'Monday to Friday',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '06:00',
    closes: '22:00',
  },
  { label: 'Saturday', days: ['Saturday'], opens: '08:00', closes: '20:00' },
  { label: 'Sunday', days: ['Sunday'], opens: '09:00', closes: '18:00' },
];

/** Holidays and other days on which the studio is closed, or open at other hours. */
export const closures: readonly Closure[] = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas Day' },
  { from: '2026-12-31', reason: 'New Year’s Eve', opens: '08:00', closes: '14:00' },
  { from: '2027-01-01', reason: 'New Year’s Day' },
];

/** The studio's time zone (IANA name), in which hours and classes are. */
export const timeZone = 'America/Los_Angeles';

/** The language of the site as the studio's country writes it (BCP 47). */
export const studioLocale = new Intl.Locale(language, { region: 'US' }).toString();
