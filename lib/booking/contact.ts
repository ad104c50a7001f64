import type { StudioTime } from '@/lib/schedule/occurrences';
import { openSpans } from '@/lib/schedule/opening';
import type { StudioHours } from '@/lib/schedule/openingHours';
import { addDays, dayLength, minute, minutesOf } from '@/lib/services/sessions';

/** The opening time, in minutes, after which a message counts as answered. */
const answerAfter = 2 * 60;

/** How to contact the studio to book a class. */
export type Contact =
  /** `opensAt` is in minutes since the last midnight; undefined while the studio is open. */
  | { readonly isCall: true; readonly opensAt?: number }
  /** `answered` is a date; undefined if the studio doesn't open in the next two weeks. */
  | { readonly isCall: false; readonly answered?: string };

/**
 * Chooses the contact that gets an answer before the class starts (product 14.3).
 * @param prefersMessage whether a message is preferred to a call if it's answered in time
 */
export function chooseContact(
  studio: StudioHours,
  now: StudioTime,
  { date, start }: { readonly date: string; readonly start: string },
  prefersMessage: boolean,
): Contact {
  const startsAt = (Date.parse(date) - Date.parse(now.date)) / minute + minutesOf(start);
  const spans = openSpans(studio, now).filter(([, to]) => to > now.minutes);
  const opensAt = spans[0]?.[0] ?? Infinity;
  const isOpen = opensAt <= now.minutes;
  let left = answerAfter;
  let answeredAt = Infinity;
  for (const [from, to] of spans) {
    left -= to - Math.max(from, now.minutes);
    if (left <= 0) {
      answeredAt = to + left;
      break;
    }
  }

  if (isOpen && date === now.date) return { isCall: true };
  if (!prefersMessage || answeredAt > startsAt) {
    if (isOpen) return { isCall: true };
    if (opensAt < startsAt) return { isCall: true, opensAt };
  }
  if (answeredAt === Infinity) return { isCall: false };
  return { isCall: false, answered: addDays(now.date, Math.floor(answeredAt / dayLength)) };
}
