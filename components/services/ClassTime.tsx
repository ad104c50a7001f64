import { useState } from 'react';
import { changeAddress } from '@/components/navigation/address';
import { Button } from '@/components/ui/Button';
import { loadPart } from '@/lib/browser/reload';
import { reportError } from '@/lib/browser/reportError';
import { notifyError } from '@/components/toasts/notify';
import { calendarFailedText, timesTexts } from '@/lib/words';
import type { FilledBooking } from '@/lib/booking/booking';
import { dateId, type WeekClass } from '@/lib/schedule/week';
import { ClassWords, type ClassWordsProps, rowStyles } from './ClassWords';

/** Small enough for the three of them to stand in one line on most phones. */
const linkStyles =
  'inline-flex min-h-11 items-center text-small font-bold text-accent underline underline-offset-4 hover:text-accent-bright print:hidden';

/** Saves one date of a class as a calendar file; what writes it is loaded only now. */
async function save(weekClass: WeekClass, date: string): Promise<void> {
  try {
    const { saveDate } = await loadPart(() => import('@/lib/booking/dateCalendar'));
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
  readonly booking: FilledBooking;
  /** Whether it is open at first; the visitor opens and closes it. */
  readonly isOpen?: boolean;
}

/** One class, which opens to the button that books it, what follows a press, the other ways and the calendar. */
export function ClassTime({ booking, isOpen, ...props }: ClassTimeProps) {
  const { weekClass, date } = props;
  const [wasOpen] = useState(isOpen);
  const { button, note, others } = booking;
  const id = date ? dateId(weekClass, date) : weekClass.id;
  return (
    <li className="rounded-control ring-1 ring-line hover:ring-edge has-[[open]]:ring-2 has-[[open]]:ring-accent">
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
          {/* Label and note have room for two lines: whatever they say, all open dates are equally high. */}
          <Button href={button.href} className="min-h-14 w-full py-1!">
            {button.label}
          </Button>
          <p className="mt-2 min-h-[2lh] text-small text-muted xl:min-h-[1lh]">{note}</p>
          <ul className="flex flex-wrap gap-x-4 max-xl:-mt-2">
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
