import type { StudioTime } from '@/lib/schedule/occurrences';
import { openSpans } from '@/lib/schedule/opening';
import type { StudioHours } from '@/lib/schedule/openingHours';
import { addDays, dayLength, minute, minutesOf } from '@/lib/services/sessions';

/** After how many minutes of opening time a mail or message is taken as answered. */
const answerAfter = 2 * 60;

/** How the studio is reached for a class (product 14.3): by telephone now or once it opens, or by a message. */
export type Reach =
  /** `opens` is when, in minutes since the midnight before now; without it somebody answers now. */
  | { readonly isCall: true; readonly opens?: number }
  /** `answer` is the date of the answer, YYYY-MM-DD; undefined where the studio opens no more in the next two weeks. */
  | { readonly isCall: false; readonly answer?: string };

/**
 * How to reach the studio for a class, so that the answer comes before it begins (product 14.3).
 * @param begins the date and the start of the class
 * @param isWritten whether a message is preferred where it is answered in time; else the telephone is
 */
export function reachFor(
  studio: StudioHours,
  now: StudioTime,
  { date, start }: { readonly date: string; readonly start: string },
  isWritten: boolean,
): Reach {
  const begins = (Date.parse(date) - Date.parse(now.date)) / minute + minutesOf(start);
  const ahead = openSpans(studio, now).filter(([, to]) => to > now.minutes);
  const opens = ahead[0]?.[0] ?? Infinity;
  const isOpen = opens <= now.minutes;
  let left = answerAfter;
  let answered = Infinity;
  let end = now.minutes;
  for (const [from, to] of ahead) {
    // Spans may overlap.
    left -= Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
    if (left <= 0) answered = Math.min(answered, end + left);
  }

  if (isOpen && date === now.date) return { isCall: true };
  if (!isWritten || answered > begins) {
    if (isOpen) return { isCall: true };
    if (opens < begins) return { isCall: true, opens };
  }
  if (answered === Infinity) return { isCall: false };
  return { isCall: false, answer: addDays(now.date, Math.floor(answered / dayLength)) };
}
