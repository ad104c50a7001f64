import { closures, lateCancellation, phone } from '@/lib/content/studio';
import { dayInSentence, momentWords } from '@/lib/schedule/dayNames';
import type { StudioTime } from '@/lib/time/clock';
import { bookingWords, cancelWords } from '@/lib/words';
import { type Contact, minutesSinceToday } from './contact';

/*
 * The sentences below the button of a class. Until the time is known, they say only what is true at
 * any time.
 */

/** Says until when a class can be canceled free of charge or, after that, what canceling costs. */
export function cancelNote(start: string, date?: string, now?: StudioTime): string {
  const { hours, fee } = lateCancellation;
  if (!date || !now) return cancelWords.rule(hours);
  const freeUntil = minutesSinceToday(date, start, now.date) - hours * 60;
  if (freeUntil <= now.minutes) return cancelWords.fee(fee);
  return cancelWords.free(...momentWords(freeUntil, now, closures));
}

/** Says until when, or from when, somebody answers a call. */
export function callNote(fillsUp?: boolean, contact?: Contact, now?: StudioTime): string {
  if (!now || contact?.changesAt === undefined) return bookingWords.call(phone, fillsUp);
  const change = momentWords(contact.changesAt, now, closures);
  const answered = contact.isOpen
    ? bookingWords.answeredUntil(...change)
    : bookingWords.answeredFrom(...change);
  return bookingWords.call(phone, fillsUp, answered);
}

/**
 * Says on which day the studio replies to a message. If the reply may come too late for the class,
 * says from when the studio replies, and that nobody pays for canceling a class that isn't
 * confirmed.
 * @param cancel what canceling a confirmed class costs
 */
export function messageNotes(
  cancel: string,
  fillsUp?: boolean,
  contact?: Contact,
  now?: StudioTime,
) {
  if (now && contact?.replyDate) {
    const day = dayInSentence(contact.replyDate, now.date, closures);
    return { notes: [bookingWords.replyOn(fillsUp, day)], cancel };
  }
  if (now && contact?.changesAt !== undefined) {
    const [opens] = momentWords(contact.changesAt, now, closures);
    return { notes: [bookingWords.replyFrom(fillsUp, opens)], cancel: cancelWords.unconfirmed };
  }
  // No day is promised until the time is known, nor by a studio that stays closed for two weeks.
  return { notes: [bookingWords.replyOn(fillsUp)], cancel };
}
