import { contactTexts, openingTexts, tomorrowText } from '@/lib/words';
import { formatDay, formatTime, formatWeekday } from './format';
import type { StudioTime } from './clock';
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

/** How many days ahead closures are shown beside the hours: as many as the week shows. */
const closuresAhead = 6;

/** From how many days on a change has its date too, since its weekday could be today's. */
const farDays = 6;

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

/** Returns whether the studio is open (product 14.6). */
export const isOpenAt = (studio: StudioHours, now: StudioTime): boolean =>
  openSpans(studio, now).some(([from, to]) => from <= now.minutes && now.minutes < to);

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
const changeDate = (change: number, { date }: StudioTime): string =>
  addDays(date, Math.floor(change / dayLength));

/** A moment in words: its time, and its day unless that's today. */
type MomentWords = readonly [time: string, day?: string];

type Closures = Pick<StudioHours, 'closures'>;

/** What closes the studio for the whole of a date. */
export function closedFor({ closures }: Closures, date: string): string | undefined {
  const closure = closureOn(date, closures);
  return closure?.opens ? undefined : closure?.reason;
}

/** Returns whether a date is called tomorrow. On a closed day it isn't, but by its weekday: "Opens Friday". */
export const isTomorrow = (studio: Closures, today: string, date: string) =>
  date === addDays(today, 1) && closedFor(studio, today) === undefined;

/** Names a later day in a sentence: `tomorrow`, its weekday, or far ahead its date. */
export function dayAhead(studio: Closures, date: string, today: string): string {
  if (isTomorrow(studio, today, date)) return tomorrowText;
  return date < addDays(today, farDays) ? formatWeekday(weekdayOf(date)) : formatDay(date);
}

/** When an opening changes. */
export function changeWords(studio: Closures, change: number, now: StudioTime): MomentWords {
  const time = formatTime(timeOf(change));
  return change < dayLength ? [time] : [time, dayAhead(studio, changeDate(change, now), now.date)];
}

/** When a closed studio opens, in words; undefined while it is open, and when it opens no more in the next two weeks. */
export function opensAt(studio: StudioHours, now: StudioTime): MomentWords | undefined {
  const opening = openingAt(studio, now);
  if (opening?.change === undefined || opening.isOpen) return undefined;
  return changeWords(studio, opening.change, now);
}

/** What a page says of an open studio, and of a closed one (product 14.6). */
export function openingWords(studio: StudioHours, now: StudioTime) {
  const { until, always, open, closed, closedFor: closedText, opens } = openingTexts;
  const opening = openingAt(studio, now);
  const reason = closedFor(studio, now.date);
  const ahead = opensAt(studio, now);
  const openUntil =
    opening?.change === undefined ? always : until(...changeWords(studio, opening.change, now));
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

/** Returns whether a closure is today or begins in the next six days: visitors then read it beside the hours (product 14.12). */
export const isNear = ({ from, until = from }: Pick<Closure, 'from' | 'until'>, today: string) =>
  until >= today && from <= addDays(today, closuresAhead);

/** The most closures that are near on any one day: the last of the earliest one. */
export const mostNear = (closures: readonly Closure[]): number =>
  Math.max(
    0,
    ...closures.map(
      ({ from, until = from }) => closures.filter((other) => isNear(other, until)).length,
    ),
  );
