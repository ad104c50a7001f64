import { dayTexts } from '@/lib/content/words';
import { addDays } from './season';

/** A day of the coming week as it is seen from today: `Today`, `Tomorrow`, or what `format` writes. */
export function dayName(today: string, date: string, format: (date: string) => string): string {
  if (date === today) return dayTexts.today;
  return date === addDays(today, 1) ? dayTexts.tomorrow : format(date);
}
