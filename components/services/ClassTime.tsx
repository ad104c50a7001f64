import { useState } from 'react';
import { changeAddress } from '@/components/navigation/address';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { Fold } from '@/components/ui/Containers';
import { loadPart } from '@/lib/browser/reload';
import { reportError } from '@/lib/browser/reportError';
import { notifyError } from '@/lib/browser/toasts';
import { calendarFailedText, timesTexts } from '@/lib/words';
import { formatWeekday } from '@/lib/services/format';
import { dateId, type WeekClass } from '@/lib/services/week';
import { ClassWords, type ClassWordsProps, rowStyles } from './ClassWords';
import type { ClassBooking } from './useClasses';

const actionStyles =
  'print:hidden inline-flex min-h-11 items-center font-bold text-accent underline underline-offset-4 hover:text-accent-bright';

/** Saves one date of a class as a calendar file; what writes it is loaded only now. */
async function save(weekClass: WeekClass, date: string): Promise<void> {
  try {
    const { saveDate } = await loadPart(() => import('@/lib/services/dateCalendar'));
    saveDate(weekClass, date);
  } catch (error) {
    reportError(error, 'warn');
    notifyError(calendarFailedText);
  }
}

/** Keeps the open date in the address: the bar acts on it, and a login that starts here leads back to it (product 14.3). */
function keepInAddress({ open }: HTMLDetailsElement, id: string): void {
  const { pathname, search, hash } = location;
  if (open) changeAddress('replaceState', `${pathname}${search}#${id}`);
  else if (hash === `#${id}`) changeAddress('replaceState', pathname + search);
}

interface ClassTimeProps extends ClassWordsProps {
  readonly booking: ClassBooking;
  /** Whether it is open at first; the visitor opens and closes it. */
  readonly isOpen?: boolean;
}

/** One class, which opens to the button that books it and, folded, the other ways. */
export function ClassTime({ booking, isOpen, ...props }: ClassTimeProps) {
  const { weekClass, date } = props;
  const [wasOpen] = useState(isOpen);
  const { button, note, others, message, calendar } = booking;
  const id = date ? dateId(weekClass, date) : weekClass.id;
  return (
    <li className="rounded-control ring-1 ring-line hover:ring-edge has-[[name][open]]:ring-2 has-[[name][open]]:ring-accent">
      <details name="times" open={wasOpen} suppressHydrationWarning>
        <summary
          // After the press has opened or closed it. A toggle comes also to what is open at first, or closes for another one.
          onClick={({ currentTarget: { parentElement } }) =>
            date && setTimeout(keepInAddress, 0, parentElement, id)
          }
          className={`block cursor-pointer after:absolute after:inset-y-0 after:right-3 after:my-auto ${rowStyles}`}
        >
          <ClassWords {...props} />
        </summary>
        {/* The target of the fragment is inside the `details`, so that the browser opens it. */}
        <div id={id} className="scroll-mt-40 px-3 pt-1">
          <Button href={button.href} className="w-full">
            {button.label}
          </Button>
          {/* As high before the words are known. */}
          <p className="mt-2 min-h-[1lh] text-small text-muted noscript:hidden">{note}</p>
          <button
            type="button"
            onClick={() => date && void save(weekClass, date)}
            className={`noscript:hidden ${actionStyles} ${date ? '' : 'invisible'}`}
          >
            {timesTexts.calendar}
          </button>
          <Fold summary={timesTexts.others} className="print:hidden">
            <ul className="flex flex-wrap gap-x-5 pb-2">
              {others.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} className={actionStyles}>
                    {label}
                  </a>
                </li>
              ))}
              <li>
                <CopyButton
                  text={message}
                  label={timesTexts.copy}
                  done={timesTexts.copied}
                  className={actionStyles}
                />
              </li>
              {calendar && (
                <li>
                  <a href={calendar} download className={actionStyles}>
                    {timesTexts.everyWeek(formatWeekday(weekClass.session.day))}
                  </a>
                </li>
              )}
            </ul>
          </Fold>
        </div>
      </details>
    </li>
  );
}
