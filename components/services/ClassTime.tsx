import { type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { notifyError, notifySuccess } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { Answer } from '@/components/visit/Answer';
import { loadOnce } from '@/lib/browser/loadOnce';
import { formatDay, formatListTime, formatShortDay, formatWeekday } from '@/lib/time/format';
import { dayName } from '@/lib/schedule/fromToday';
import { closureText } from '@/lib/schedule/openingHours';
import { dateId, type WeekClass } from '@/lib/schedule/week';
import type { Closure } from '@/lib/schemas';
import { coachText, roomTexts, timesTexts } from '@/lib/words';
import type { useClasses } from './useClasses';

interface ClassStartProps extends Pick<WeekClass, 'session'> {
  readonly className: string;
}

/** The start time of a class. */
export function ClassStart({ session, className }: ClassStartProps) {
  return (
    <time dateTime={session.start} className={`tabular-nums ${className}`}>
      {formatListTime(session.start)}
    </time>
  );
}

interface ClassDayProps {
  readonly weekClass: WeekClass;
  /** Undefined for a weekly class without a date. */
  readonly date?: string;
  readonly today?: string;
}

/** The day of a class. `Today` and `Tomorrow` are followed by the date. */
function ClassDay({ weekClass, date, today = '' }: ClassDayProps) {
  const day = date ? formatDay(date) : timesTexts.every(formatWeekday(weekClass.session.day));
  const name = date ? dayName(today, date, () => day) : day;
  return (
    <span className="block">
      <strong className="mr-2 font-display text-lg uppercase">{name}</strong>{' '}
      {date && name !== day && (
        <small className="text-small text-muted">{formatShortDay(date)}</small>
      )}
    </span>
  );
}

interface ClosedDayProps extends ClassDayProps {
  readonly closure: Closure;
}

/** A date on which a closure cancels the class. */
export function ClosedDay({ closure, ...day }: ClosedDayProps) {
  return (
    <li className="border-b border-line px-3 py-2 text-muted">
      <ClassDay {...day} />{' '}
      <span className="block">
        <small className="text-small">{timesTexts.noClass(closureText(closure))}</small>
      </span>
    </li>
  );
}

/** The links are small enough for three to fit on one line on most phones. */
const linkStyles = 'text-link inline-flex min-h-11 items-center text-small print:hidden';

const loadCalendar = loadOnce(() => import('@/lib/booking/dateCalendar'));

/** Saves one date of a class as a calendar file. */
async function save(weekClass: WeekClass, date: string): Promise<void> {
  try {
    const { saveDate } = await loadCalendar();
    saveDate(weekClass, date);
    notifySuccess(timesTexts.calendarSaved);
  } catch (error) {
    console.warn(error);
    notifyError(timesTexts.calendarFailed);
  }
}

interface ClassTimeProps extends ClassDayProps {
  readonly book: ReturnType<typeof useClasses>['book'];
  /** The element that the fragment in the URL names. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A class that expands to show its booking button, other ways to book, and the calendar file. */
export function ClassTime({ ref, book, isOpen, onToggle, ...day }: ClassTimeProps) {
  const { weekClass, date } = day;
  const { coach, fillsUp } = weekClass.session;
  const details = useRef<HTMLDetailsElement>(null);
  const reportOpen = useEffectEvent(() => onToggle(details.current!.open));
  // The visitor may have opened or closed the class before hydration.
  useLayoutEffect(() => reportOpen(), []);
  const { button, notes, cancel, others } = book(weekClass, date);
  const id = date ? dateId(weekClass, date) : weekClass.id;
  return (
    <li className="rounded-control border-b border-line hover:bg-raised has-[[open]]:my-2 has-[[open]]:border-transparent has-[[open]]:bg-raised has-[[open]]:ring-2 has-[[open]]:ring-accent">
      <details
        ref={details}
        name="times"
        className="group"
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        suppressHydrationWarning
      >
        <summary className="relative block cursor-pointer py-2 pr-10 pl-3 after:absolute after:inset-y-0 after:right-3 after:my-auto">
          <ClassDay {...day} />{' '}
          <span className="block">
            <ClassStart
              {...weekClass}
              className="group-open:font-display group-open:text-card group-open:font-bold group-open:text-accent min-[22.5rem]:group-open:text-section"
            />{' '}
            <small className="ml-2 text-small text-muted">
              {coach && coachText(coach)}
              {fillsUp && (
                <span className="group-open:hidden max-[22.5rem]:hidden">
                  {coach && ' · '}
                  {roomTexts.often}
                </span>
              )}
            </small>
          </span>
        </summary>
        {/*
         * The browser opens a `details` element that contains the fragment's target. The target stays low enough in the window to keep the
         * service's name and price in view.
         */}
        <div ref={ref} id={id} className="scroll-mt-[70svh] px-3 pt-1">
          {/* All open dates have the same height: the button and the notes reserve two lines. On narrow phones, a note may wrap. */}
          <Button href={button.href} className="mb-2 min-h-14 w-full py-1!">
            {button.label}
          </Button>
          <p className="min-h-[2lh] text-small text-muted max-[24rem]:min-h-[3lh] max-[22.5rem]:min-h-[4lh]">
            {notes.map((line) => (
              <span key={line} className="min-[22.5rem]:block">
                <Answer text={line} />{' '}
              </span>
            ))}
            <span className="text-text">{cancel}</span>
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {others.map(({ label, href }) => (
              <li key={label}>
                <a href={href} className={linkStyles}>
                  {label}
                </a>
              </li>
            ))}
            <li className={`ml-auto ${date ? '' : 'invisible noscript:hidden'}`}>
              <button
                type="button"
                onClick={() => date && void save(weekClass, date)}
                className={linkStyles}
              >
                {timesTexts.calendar}
              </button>
            </li>
          </ul>
        </div>
      </details>
    </li>
  );
}
