import { timetableTexts } from '@/lib/content/timetable';
import { formatDates } from './format';
import type { Session } from './sessions';

/** The season of a class in words, such as `until March 1, 2027`; empty for a class of the whole year. */
export function seasonText({ from, until }: Session): string {
  return timetableTexts.season(from && formatDates(from), until && formatDates(until));
}
