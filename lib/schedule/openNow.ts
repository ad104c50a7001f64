import type { StudioTime } from '@/lib/time/clock';
import { addDays, minutesPerDay, openingSpan, type TimeSpan, weekdayOf } from '@/lib/time/dates';
import { contactWords, openingWords } from '@/lib/words';
import { momentWords } from './dayNames';
import { closedReason, closureOn, type StudioHours } from './openingHours';

/** How many days ahead to look for the time at which the studio opens or closes. */
const daysAhead = 14;

/** Whether the studio is open, and until when. */
export interface Opening {
  readonly isOpen: boolean;
  /**
   * When the studio closes or opens, in minutes since today's midnight; undefined if it does
   * neither in the next two weeks.
   */
  readonly changesAt?: number;
}

/** Returns the opening spans on a date, earliest first. */
function spansOn({ hours, closures }: StudioHours, date: string): readonly TimeSpan[] {
  const closure = closureOn(date, closures);
  const hoursOfDay = closure
    ? [closure]
    : hours.filter(({ days }) => days.includes(weekdayOf(date)));
  return hoursOfDay
    .flatMap(({ opens, closes }) => (opens && closes ? [openingSpan({ opens, closes })] : []))
    .sort(([a], [b]) => a - b);
}

/**
 * Returns the opening spans of the next two weeks and of yesterday, whose last span may end today.
 * Times are in minutes since today's midnight, earliest first. Spans may touch or overlap.
 */
export function openSpans(studio: StudioHours, { date }: StudioTime): readonly TimeSpan[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => index - 1);
  return days.flatMap((day) => {
    const midnight = day * minutesPerDay;
    const spans = spansOn(studio, addDays(date, day));
    return spans.map(([from, to]) => [midnight + from, midnight + to] as const);
  });
}

export const isOpenAt = (studio: StudioHours, now: StudioTime): boolean =>
  openSpans(studio, now).some(([from, to]) => from <= now.minutes && now.minutes < to);

/** Returns whether the studio is open, and when it next closes or opens. */
export function openingAt(studio: StudioHours, now: StudioTime): Opening {
  const spans = openSpans(studio, now);
  const next = spans.find(([, to]) => to > now.minutes);
  if (!next) return { isOpen: false };
  const [opens, closes] = next;
  if (opens > now.minutes) return { isOpen: false, changesAt: opens };
  // The studio stays open if another span starts before this one ends, or just then.
  let openUntil = closes;
  for (const [from, to] of spans) if (from <= openUntil) openUntil = Math.max(openUntil, to);
  return openUntil < daysAhead * minutesPerDay
    ? { isOpen: true, changesAt: openUntil }
    : { isOpen: true };
}

/** Returns the texts that say whether the studio is open and when that changes. */
export function describeOpening(studio: StudioHours, now: StudioTime) {
  const { closures } = studio;
  const { isOpen, changesAt } = openingAt(studio, now);
  const change = changesAt === undefined ? undefined : momentWords(changesAt, now, closures);
  const nextOpening = isOpen ? undefined : change;
  const reason = isOpen ? undefined : closedReason(now.date, closures);
  return {
    until: change ? openingWords.until(...change) : openingWords.always,
    closed: reason === undefined ? openingWords.closed : openingWords.closedFor(reason),
    opens: nextOpening && openingWords.opens(...nextOpening),
    answersFrom: nextOpening && contactWords.answersFrom(...nextOpening),
  };
}
