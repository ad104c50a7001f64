import type { StudioTime } from './occurrences';
import { type Opening, openingAt, openSpans } from './opening';
import type { StudioHours } from './openingHours';
import { addDays, dayLength, minutesOf } from './sessions';

/** After how many minutes of opening time a mail or message is taken as answered. */
export const answerAfter = 2 * 60;

/** How the studio is reached for a class (product 14.3). */
export type Reach =
  | { readonly by: 'call' }
  /** `opening` is when it opens. */
  | { readonly by: 'laterCall'; readonly opening: Opening }
  /** `answer` is the date of the answer, YYYY-MM-DD; undefined where the studio opens no more in the next two weeks. */
  | { readonly by: 'message'; readonly answer?: string };

/** When this much opening time has passed, in minutes since the midnight before. */
function answerAt(studio: StudioHours, now: StudioTime): number | undefined {
  let left = answerAfter;
  for (const [from, to] of openSpans(studio, now)) {
    const begin = Math.max(from, now.minutes);
    const open = Math.max(0, to - begin);
    if (open >= left) return begin + left;
    left -= open;
  }
  return undefined;
}

/** How many days after a date another one is. */
const daysAfter = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/**
 * How to reach the studio for a class, so that the answer comes before it begins (product 14.3): by telephone now, by telephone
 * once the studio opens, or by a message.
 * @param begins the date and the start of the class
 * @param isWritten whether a message is preferred where it is answered in time; else the telephone is
 */
export function reachFor(
  studio: StudioHours,
  now: StudioTime,
  { date, start }: { readonly date: string; readonly start: string },
  isWritten: boolean,
): Reach {
  const begins = daysAfter(now.date, date) * dayLength + minutesOf(start);
  const opening = openingAt(studio, now);
  const answered = answerAt(studio, now);
  const message = {
    by: 'message',
    answer:
      answered === undefined ? undefined : addDays(now.date, Math.floor(answered / dayLength)),
  } as const;

  if (opening?.isOpen && date === now.date) return { by: 'call' };
  if (isWritten && answered !== undefined && answered <= begins) return message;
  if (opening?.isOpen) return { by: 'call' };
  if (opening?.change !== undefined && opening.change < begins) return { by: 'laterCall', opening };
  return message;
}
