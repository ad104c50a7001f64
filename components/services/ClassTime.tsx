import { type Ref, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { notifyError, notifySuccess } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { LinkedText } from '@/components/ui/LinkedText';
import { loadOnce } from '@/lib/browser/loadOnce';
import { dateFragment, type WeekClass } from '@/lib/schedule/week';
import { coachText, roomWords, timesWords } from '@/lib/words';
import { ClassDay, type ClassDayProps, ClassStart } from './ClassDay';
import type { useClasses } from './useClasses';

const loadCalendar = loadOnce(() => import('@/lib/booking/dateCalendar'));

/** Saves one date of a class as a calendar file. */
async function saveCalendar(weekClass: WeekClass, date: string): Promise<void> {
  try {
    const { saveDate } = await loadCalendar();
    saveDate(weekClass, date);
    notifySuccess(timesWords.calendarSaved, 'bottom-left');
  } catch (error) {
    console.warn(error);
    notifyError(timesWords.calendarFailed);
  }
}

interface ClassTimeProps extends ClassDayProps {
  readonly book: ReturnType<typeof useClasses>['book'];
  /** The content that the URL's fragment names. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** A class that expands to show its booking button, other ways to book, and the calendar file. */
export function ClassTime({ ref, book, isOpen, onToggle, ...day }: ClassTimeProps) {
  const { weekClass, date } = day;
  const { coach, fillsUp } = weekClass.slot;
  const details = useRef<HTMLDetailsElement>(null);
  const reportOpen = useEffectEvent(() => onToggle(details.current!.open));
  // The visitor may have opened or closed the class before hydration.
  useLayoutEffect(() => reportOpen(), []);
  const { button, notes, cancel, others } = book(weekClass, date);
  const id = date ? dateFragment(weekClass, date) : weekClass.fragment;
  return (
    <li className="class-time">
      <details
        ref={details}
        name="times"
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
        suppressHydrationWarning
      >
        <summary>
          <ClassDay {...day} />{' '}
          <span className="block">
            <ClassStart {...weekClass} />{' '}
            <small className="ml-2 text-small text-muted">
              {coach && <span>{coachText(coach)}</span>}
              {fillsUp && (
                <span className="class-time-room">
                  {coach ? ` · ${roomWords.often}` : roomWords.often}
                </span>
              )}
            </small>
          </span>
        </summary>
        {/*
         * The browser opens a `details` element that contains the fragment's target. The target
         * stays low enough in the window to keep the service's name and price in view.
         */}
        <div ref={ref} id={id} className="scroll-mt-[70svh] px-3 pt-1">
          <Button href={button.href} className="class-time-button">
            {button.label}
          </Button>
          <p className="class-time-notes">
            {notes.map((note) => (
              <span key={note}>
                <LinkedText text={note} />{' '}
              </span>
            ))}
            <span className="text-text">{cancel}</span>
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {others.map(({ label, href }) => (
              <li key={label}>
                <a href={href} className="class-time-link">
                  {label}
                </a>
              </li>
            ))}
            <li className={`ml-auto ${date ? '' : 'invisible noscript:hidden'}`}>
              <button
                type="button"
                onClick={() => date && void saveCalendar(weekClass, date)}
                className="class-time-link"
              >
                {timesWords.calendar}
              </button>
            </li>
          </ul>
        </div>
      </details>
    </li>
  );
}
