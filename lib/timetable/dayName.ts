import { dayTexts } from '@/lib/content/timetable';
import { formatNearDay } from './formatDay';
import { addDays } from './season';

/** A day of the coming week as it is seen from today: `Today`, `Tomorrow`, or `Thu 26` (`format` writes the last). */
export function dayName(today: string, date: string, format = formatNearDay): string {
  if (date === today) return dayTexts.today;
  return date === addDays(today, 1) ? dayTexts.tomorrow : format(date);
}
