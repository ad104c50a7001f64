import type { Closure } from '@/lib/schemas';
import type { StudioTime } from '@/lib/time/clock';
import {
  addDays,
  dayLength,
  openingSpan,
  timeOf,
  type TimeSpan,
  weekdayOf,
} from '@/lib/time/dates';
import { formatShortDay, formatTime, formatWeekday } from '@/lib/time/format';
import { contactWords, openingWords, todayText, tomorrowText } from '@/lib/words';
import { closureOn, type StudioHours } from './openingHours';

/** How many days ahead to look for the next change. */
const daysAhead = 14;

/** How many days ahead closures are shown beside the hours, matching the timetable's week. */
const closuresAhead = 6;

/**
 * A change that is at least this many days away is announced with its date, because a weekday alone
 * could be ambiguous.
 */
const farDays = 6;

/** Whether the studio is open, and until when. */
export interface Opening {
  readonly isOpen: boolean;
  /**
   * When the studio closes or opens, in minutes since today's midnight; undefined if it does
   * neither soon.
   */
  readonly change?: number;
}

/** Returns the opening spans on a date, earliest first. */
function spansOn({ hours, closures }: StudioHours, date: string) {
  const closure = closureOn(date, closures);
  const ofDay = closure ? [closure] : hours.filter(({ days }) => days.includes(weekdayOf(date)));
  return ofDay
    .flatMap(({ opens, closes }) => (opens && closes ? [openingSpan({ opens, closes })] : []))
    .sort(([a], [b]) => a - b);
}

/**
 * Returns the opening spans of the next two weeks and of yesterday, whose last span may end today.
 * Times are in minutes since today's midnight, earliest first. Spans may touch or overlap.
 */
export function openSpans(studio: StudioHours, now: StudioTime): readonly TimeSpan[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => index - 1);
  return days.flatMap((day) =>
    spansOn(studio, addDays(now.date, day)).map(
      ([from, to]) => [from + day * dayLength, to + day * dayLength] as const,
    ),
  );
}

/** Returns whether the studio is open. */
export const isOpenAt = (studio: StudioHours, now: StudioTime): boolean =>
  openSpans(studio, now).some(([from, to]) => from <= now.minutes && now.minutes < to);

/**
 * Returns whether the studio is open at a moment, and when it next opens or closes. Spans that
 * touch or overlap are merged. Returns undefined if a closed studio doesn't open in the next two
 * weeks.
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

const changeDate = (change: number, { date }: StudioTime): string =>
  addDays(date, Math.floor(change / dayLength));

/** The text for a moment: the time, and the day unless that's today. */
type MomentWords = readonly [time: string, day?: string];

type Closures = Pick<StudioHours, 'closures'>;

/** Returns the reason why the studio is closed all day on a date, if it is. */
function closedFor({ closures }: Closures, date: string): string | undefined {
  const closure = closureOn(date, closures);
  return closure?.opens ? undefined : closure?.reason;
}

/**
 * Returns the name of a day for use within a sentence: `today`, `tomorrow`, its weekday, or its
 * date if that's far off. On a closed day, the next day is named by its weekday: "Opens Friday".
 */
export function dayAhead(studio: Closures, date: string, today: string): string {
  if (date === today) return todayText;
  if (date === addDays(today, 1) && closedFor(studio, today) === undefined) return tomorrowText;
  return date < addDays(today, farDays) ? formatWeekday(weekdayOf(date)) : formatShortDay(date);
}

/** Returns the text for a moment, in minutes since today's midnight. */
export function changeWords(studio: Closures, change: number, now: StudioTime): MomentWords {
  const time = formatTime(timeOf(change));
  if (change < dayLength) return [time];
  return [time, dayAhead(studio, changeDate(change, now), now.date)];
}

/**
 * Returns when a closed studio opens, as text. Undefined if the studio is open, or doesn't open in
 * the next two weeks.
 */
function nextOpeningWords(studio: StudioHours, now: StudioTime): MomentWords | undefined {
  const opening = openingAt(studio, now);
  if (opening?.change === undefined || opening.isOpen) return undefined;
  return changeWords(studio, opening.change, now);
}

/** Returns the texts that say whether the studio is open and when that changes. */
export function describeOpening(studio: StudioHours, now: StudioTime) {
  const { until, always, closed, closedFor: closedText, opens } = openingWords;
  const opening = openingAt(studio, now);
  const reason = closedFor(studio, now.date);
  const ahead = nextOpeningWords(studio, now);
  return {
    until:
      opening?.change === undefined ? always : until(...changeWords(studio, opening.change, now)),
    closed: reason === undefined || opening?.isOpen ? closed : closedText(reason),
    opens: ahead && opens(...ahead),
    answered: ahead && contactWords.answered(...ahead),
  };
}

/**
 * Returns why the studio is closed tomorrow. Returns undefined if it's open tomorrow, or already
 * closed today.
 */
export function eveReason(studio: StudioHours, { date }: StudioTime): string | undefined {
  return closedFor(studio, date) === undefined ? closedFor(studio, addDays(date, 1)) : undefined;
}

/**
 * Returns whether a closure includes today or starts in the next six days. If so, it's shown beside
 * the hours.
 */
export const isNear = ({ from, until = from }: Pick<Closure, 'from' | 'until'>, today: string) =>
  until >= today && from <= addDays(today, closuresAhead);
