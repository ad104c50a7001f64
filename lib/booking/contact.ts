import { openingAt, openSpans } from '@/lib/schedule/openNow';
import type { StudioHours } from '@/lib/schedule/openingHours';
import type { StudioTime } from '@/lib/time/clock';
import { addDays, minutesOf, minutesPerDay, msPerMinute } from '@/lib/time/dates';

/** A message is answered once the studio has been open for this many minutes after it was sent. */
const answerAfter = 2 * 60;

/** How to contact the studio to book a class. */
export interface Contact {
  readonly isOpen: boolean;
  /** Whether to call instead of sending a message. */
  readonly isCall: boolean;
  /**
   * When the studio next opens or closes, in minutes since today's midnight; undefined if it
   * doesn't in the next two weeks.
   */
  readonly change?: number;
  /**
   * The date on which a message is answered; undefined if the answer comes too late for the class,
   * or not in the next two weeks.
   */
  readonly answered?: string;
}

/** Returns the start of a class in minutes since today's midnight. */
export const startOf = (date: string, start: string, today: string): number =>
  (Date.parse(date) - Date.parse(today)) / msPerMinute + minutesOf(start);

/**
 * Returns when a message sent now is answered, in minutes since today's midnight. Returns undefined
 * if the studio isn't open for long enough in the next two weeks.
 */
function answerTime(studio: StudioHours, now: StudioTime): number | undefined {
  let left = answerAfter;
  for (const [from, to] of openSpans(studio, now)) {
    if (to <= now.minutes) continue;
    const begin = Math.max(from, now.minutes);
    if (begin + left <= to) return begin + left;
    left -= to - begin;
  }
  return undefined;
}

/**
 * Chooses a call if the studio is open, and the class is today or starts before a message is
 * answered. Otherwise, chooses a message.
 * @param prefersMessage whether the studio prefers a message to a call, if both are in time
 */
export function chooseContact(
  studio: StudioHours,
  now: StudioTime,
  { date, start }: { readonly date: string; readonly start: string },
  prefersMessage: boolean,
): Contact {
  const { isOpen, changesAt: change } = openingAt(studio, now);
  const answeredAt = answerTime(studio, now);
  const isInTime = answeredAt !== undefined && answeredAt <= startOf(date, start, now.date);
  const answered = isInTime ? addDays(now.date, Math.floor(answeredAt / minutesPerDay)) : undefined;
  const isUrgent = date === now.date || !isInTime;
  const isCall = isOpen && (isUrgent || !prefersMessage);
  return { isOpen, isCall, change, answered };
}
