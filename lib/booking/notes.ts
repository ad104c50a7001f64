import { dayInSentence, momentWords } from '@/lib/schedule/dayNames';
import type { StudioHours } from '@/lib/schedule/openingHours';
import type { LateCancellation } from '@/lib/schemas';
import type { StudioTime } from '@/lib/time/clock';
import { bookWords, cancelWords } from '@/lib/words';
import { type Contact, startOf } from './contact';

/* The lines below the button of a class. Until the time is known, they hold at any time. */

type Closures = Pick<StudioHours, 'closures'>;

/** Says until when a class can be canceled free of charge or, after that, what canceling costs. */
export function cancelText(
  studio: Closures,
  { hours, fee }: LateCancellation,
  start: string,
  date?: string,
  now?: StudioTime,
): string {
  if (!date || !now) return cancelWords.rule(hours);
  const freeUntil = startOf(date, start, now.date) - hours * 60;
  if (freeUntil <= now.minutes) return cancelWords.late(fee);
  return cancelWords.free(...momentWords(freeUntil, now, studio.closures));
}

/** Says until when, or from when, somebody answers a call. */
export function callNote(
  studio: Closures,
  phone: string,
  fillsUp?: boolean,
  contact?: Contact,
  now?: StudioTime,
): string {
  if (!now || contact?.change === undefined) return bookWords.booked(phone, fillsUp);
  const change = momentWords(contact.change, now, studio.closures);
  return bookWords.booked(phone, fillsUp, contact.isOpen, ...change);
}

/**
 * Says on which day a message is answered. If the answer may come too late for the class, says
 * from when the studio replies, and that nobody pays for canceling a class that isn't confirmed.
 * @param cancel what canceling a confirmed class costs
 */
export function messageNotes(
  studio: Closures,
  cancel: string,
  fillsUp?: boolean,
  contact?: Contact,
  now?: StudioTime,
) {
  if (now && contact?.answered) {
    const day = dayInSentence(contact.answered, now.date, studio.closures);
    return { notes: [bookWords.confirmed(fillsUp, day)], cancel };
  }
  if (now && contact?.change !== undefined) {
    const [opens] = momentWords(contact.change, now, studio.closures);
    return { notes: [bookWords.late(fillsUp, opens)], cancel: cancelWords.unanswered };
  }
  // No day is promised until the time is known, nor by a studio that stays closed for two weeks.
  return { notes: [bookWords.confirmed(fillsUp)], cancel };
}
