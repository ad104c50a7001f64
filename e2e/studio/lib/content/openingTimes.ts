import { language } from '@/lib/content/words';
import type { Closure, OpeningHours } from '@/lib/timetable/openingHours';

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

export const closures: readonly Closure[] = [
  { from: '2026-11-26', reason: 'Thanksgiving' },
  { from: '2026-12-24', reason: 'Christmas Eve', opens: '08:00', closes: '14:00' },
  { from: '2026-12-25', reason: 'Christmas Day' },
  { from: '2026-12-31', reason: 'New Year’s Eve', opens: '08:00', closes: '14:00' },
  { from: '2027-01-01', reason: 'New Year’s Day' },
];

export const timeZone = 'America/Los_Angeles';

export const studioLocale = new Intl.Locale(language, { region: 'US' }).toString();
