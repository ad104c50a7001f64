import { openingAt, openSpans } from '@/lib/schedule/openNow';
import type { StudioHours } from '@/lib/schedule/openingHours';
import type { StudioTime } from '@/lib/time/clock';
import { addDays, minutesOf, minutesPerDay, msPerMinute } from '@/lib/time/dates';

/**
 * The studio replies to a message once it has been open for this many minutes after the message was
 * sent.
 */
const replyAfter = 2 * 60;

/** How to contact the studio to book a class. */
export interface Contact {
  readonly isOpen: boolean;
  /** Whether to call instead of sending a message. */
  readonly isCall: boolean;
  /**
   * When the studio next opens or closes, in minutes since today's midnight; undefined if it
   * doesn't in the next two weeks.
   */
  readonly changesAt?: number;
  /**
   * The date of the reply to a message; undefined if the reply comes too late for the class, or not
   * in the next two weeks.
   */
  readonly replyDate?: string;
}

/** Converts a date and a time (HH:MM) to minutes since today's midnight. */
export const minutesSinceToday = (date: string, time: string, today: string): number =>
  (Date.parse(date) - Date.parse(today)) / msPerMinute + minutesOf(time);

/**
 * Returns when the studio replies to a message that's sent now, in minutes since today's midnight.
 * Returns undefined if it isn't open for long enough in the next two weeks.
 */
function replyTime(studio: StudioHours, now: StudioTime): number | undefined {
  let remaining = replyAfter;
  for (const [opens, closes] of openSpans(studio, now)) {
    const start = Math.max(opens, now.minutes);
    if (closes <= start) continue;
    if (start + remaining <= closes) return start + remaining;
    remaining -= closes - start;
  }
  return undefined;
}

/**
 * Chooses a call if the studio is open, and the class is today or starts before the reply to a
 * message. Otherwise, chooses a message.
 * @param prefersMessage whether the studio prefers a message to a call, if both are in time
 */
export function chooseContact(
  studio: StudioHours,
  now: StudioTime,
  { date, start }: { readonly date: string; readonly start: string },
  prefersMessage: boolean,
): Contact {
  const { isOpen, changesAt } = openingAt(studio, now);
  const repliesAt = replyTime(studio, now);
  const isInTime = repliesAt !== undefined && repliesAt <= minutesSinceToday(date, start, now.date);
  const replyDate = isInTime ? addDays(now.date, Math.floor(repliesAt / minutesPerDay)) : undefined;
  const needsCall = date === now.date || !isInTime;
  return { isOpen, isCall: isOpen && (needsCall || !prefersMessage), changesAt, replyDate };
}
