import { contactTexts, openingTexts, tomorrowText } from '@/lib/words';
import { formatDay, formatTime, formatWeekday } from './format';
import type { StudioTime } from './occurrences';
import { closureOn, type StudioHours } from './openingHours';
import type { Closure } from '@/lib/schemas';
import {
  addDays,
  dayLength,
  openingSpan,
  timeOf,
  type TimeSpan,
  weekdayOf,
} from '@/lib/services/sessions';

/** How many days ahead the next change is looked for. */
const daysAhead = 14;

/** How many days ahead closures stand beside the hours. */
const closuresAhead = 14;

/** From how many days on a change has its date too, since its weekday could be today's. */
export const farDays = 6;

/** Whether the studio is open, and until when. */
export interface Opening {
  readonly isOpen: boolean;
  /** When that changes, in minutes since the midnight before; undefined when no change is near. */
  readonly change?: number;
}

/** When the studio is open on a date, in minutes, the earliest first. */
function spansOn({ hours, closures }: StudioHours, date: string) {
  const closure = closureOn(date, closures);
  const ofDay = closure ? [closure] : hours.filter(({ days }) => days.includes(weekdayOf(date)));
  return ofDay
    .flatMap(({ opens, closes }) => (opens && closes ? [openingSpan({ opens, closes })] : []))
    .sort(([a], [b]) => a - b);
}

/**
 * When the studio is open, from yesterday, whose last span may end today, to the end of the two weeks that are looked at: in
 * minutes since the midnight before `now`, the earliest first. Spans may touch or overlap.
 */
export function openSpans(studio: StudioHours, now: StudioTime): readonly TimeSpan[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => index - 1);
  return days.flatMap((day) =>
    spansOn(studio, addDays(now.date, day)).map(
      ([from, to]) => [from + day * dayLength, to + day * dayLength] as const,
    ),
  );
}

/**
 * Whether the studio is open at a moment of its own clock, and when that changes (product 14.6). Spans that touch or overlap
 * are one. Undefined when a closed studio opens no more in the next two weeks.
 */
export function openingAt(studio: StudioHours, now: StudioTime): Opening | undefined {
  const spans = openSpans(studio, now);
  const next = spans.find(([, to]) => to > now.minutes);
  if (!next) return undefined;
  const [begin, end] = next;
  if (begin > now.minutes) return { isOpen: false, change: begin };
  const last = spans.reduce(
    (until, [from, to]) => (from <= until ? Math.max(until, to) : until),
    end,
  );
  return last < daysAhead * dayLength ? { isOpen: true, change: last } : { isOpen: true };
}

/** The date of a change. */
export const changeDate = (change: number, { date }: StudioTime): string =>
  addDays(date, Math.floor(change / dayLength));

/** Whether a change is after today, and so is named with its day. */
export const isAnotherDay = (change: number) => change >= dayLength;

/** A moment in words: its time, and its day where that is another ({@link isAnotherDay}). */
type MomentWords = readonly [time: string, day?: string];

/** When an opening changes: tomorrow, on a weekday, or far ahead on a date. `hasName`: tomorrow, too, is called by its weekday. */
function changeWords(change: number, now: StudioTime, hasName = false): MomentWords {
  const time = formatTime(timeOf(change));
  if (!isAnotherDay(change)) return [time];
  if (change < 2 * dayLength && !hasName) return [time, tomorrowText];
  const date = changeDate(change, now);
  const isFar = change - now.minutes > farDays * dayLength;
  return [time, isFar ? formatDay(date) : formatWeekday(weekdayOf(date))];
}

/** What closes the studio for the whole of a date. */
export function closedFor(studio: StudioHours, date: string): string | undefined {
  const closure = closureOn(date, studio.closures);
  return closure?.opens ? undefined : closure?.reason;
}

/** When a closed studio opens, in words; undefined while it is open, and when it opens no more in the next two weeks. */
export function opensAt(studio: StudioHours, now: StudioTime): MomentWords | undefined {
  const opening = openingAt(studio, now);
  if (opening?.change === undefined || opening.isOpen) return undefined;
  return changeWords(opening.change, now, closedFor(studio, now.date) !== undefined);
}

/** What a page says of an open studio, and of a closed one (product 14.6). */
export function openingWords(studio: StudioHours, now: StudioTime) {
  const { until, always, open, closed, closedFor: closedText, opens } = openingTexts;
  const opening = openingAt(studio, now);
  const reason = closedFor(studio, now.date);
  const ahead = opensAt(studio, now);
  const openUntil =
    opening?.change === undefined ? always : until(...changeWords(opening.change, now));
  return {
    open: opening?.isOpen ? openUntil : open,
    closed: reason === undefined || opening?.isOpen ? closed : closedText(reason),
    opens: ahead && opens(...ahead),
    answered: ahead && contactTexts.answered(...ahead),
  };
}
/** Why the studio is closed tomorrow, on the eve of a closure. */
export function eveReason(studio: StudioHours, { date }: StudioTime): string | undefined {
  return closedFor(studio, date) === undefined ? closedFor(studio, addDays(date, 1)) : undefined;
}

/** What stands in `data-hours` of the row of a date: its weekday among others, or the first day of what is special about it. */
export const hoursRow = ({ closures }: StudioHours, date: string): string =>
  closureOn(date, closures)?.from ?? weekdayOf(date);

/** Whether a closure is now or begins in the next 14 days, so that visitors read it beside the hours (product 14.6). */
export const isNear = ({ from, until = from }: Pick<Closure, 'from' | 'until'>, today: string) =>
  until >= today && from <= addDays(today, closuresAhead);
