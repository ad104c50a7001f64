import { saveFile } from '@/components/ui/saveFile';
import { classCalendarName } from '@/lib/services/calendarFiles';
import { dateCalendar } from '@/lib/services/dateCalendar';
import type { WeekClass } from '@/lib/services/week';

/** Saves one date of a class, YYYY-MM-DD, as a calendar file. */
export function saveDate(weekClass: WeekClass, date: string): void {
  const name = `${classCalendarName(weekClass)}-${date}.ics`;
  saveFile(name, 'text/calendar', dateCalendar(weekClass, date));
}
