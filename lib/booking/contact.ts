import type { StudioTime } from '@/lib/time/clock';
import { openingAt, openSpans } from '@/lib/schedule/openNow';
import type { StudioHours } from '@/lib/schedule/openingHours';
import { addDays, dayLength, minute, minutesOf } from '@/lib/time/dates';

/** A message counts as answered once the studio has been open for this many minutes after the message was sent. */
const answerAfter = 2 * 60;

/** How to contact the studio to book a class. */
export interface Contact {
  readonly isOpen: boolean;
  /** Whether to call instead of sending a message. */
  readonly isCall: boolean;
  /** When the studio next opens or closes, in minutes since today's midnight; undefined if it doesn't in the next two weeks. */
  readonly change?: number;
  /** The date on which a message is answered; undefined if the answer comes too late for the class, or not in the next two weeks. */
  readonly answered?: string;
}

/** Returns the start of a class in minutes since today's midnight. */
export const startOf = (date: string, start: string, today: string): number =>
  (Date.parse(date) - Date.parse(today)) / minute + minutesOf(start);

/**
 * Chooses a call if the studio is open, and the class is today or starts before a message is answered. Otherwise, chooses a message
 * (product 14.3).
 * @param prefersMessage whether the studio prefers a message to a call, if the message is answered in time
 */
export function chooseContact(
  studio: StudioHours,
  now: StudioTime,
  { date, start }: { readonly date: string; readonly start: string },
  prefersMessage: boolean,
): Contact {
  const startsAt = startOf(date, start, now.date);
  const { isOpen, change } = openingAt(studio, now) ?? { isOpen: false };
  const spans = openSpans(studio, now).filter(([, to]) => to > now.minutes);
  let left = answerAfter;
  let answeredAt = Infinity;
  for (const [from, to] of spans) {
    left -= to - Math.max(from, now.minutes);
    if (left <= 0) {
      answeredAt = to + left;
      break;
    }
  }
  const answered =
    answeredAt > startsAt ? undefined : addDays(now.date, Math.floor(answeredAt / dayLength));
  const isCall = isOpen && (date === now.date || !prefersMessage || !answered);
  return { isOpen, isCall, change, answered };
}
