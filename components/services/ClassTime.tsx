import { changeAddress } from '@/components/navigation/address';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { Fold } from '@/components/ui/Containers';
import { bookTexts, coachText, dayTexts, placesText } from '@/lib/words';
import { formatDay, formatSeason, formatTimes, formatWeekday } from '@/lib/services/format';
import { calendarName, calendarPath, classKey, type WeekClass } from '@/lib/services/week';
import { KeepButton, KeptAnswer, useMyWeek } from './KeepClass';
import type { NextBooking } from './useClasses';

const actionStyles =
  'print:hidden inline-flex min-h-11 items-center font-bold text-accent underline underline-offset-4 hover:text-accent-bright';

/**
 * Keeps the class of a `details` in the address while it is open: the other parts of the page act on it, and a login that
 * starts here leads back to it (product 14.3).
 */
export function keepInAddress(details: HTMLDetailsElement): void {
  const { pathname, search, hash } = location;
  const target = `#${details.querySelector('[id]')?.id}`;
  if (details.open) changeAddress('replaceState', pathname + search + target);
  else if (hash === target) changeAddress('replaceState', pathname + search);
}

/** When and with whom a class is, and for how many where it is another number than the service's. */
function ClassSummary({ one }: { readonly one: WeekClass }) {
  const { service, session, end, places } = one;
  const { day, start, coach } = session;
  const about = [
    coach && coachText(coach),
    places && places !== service.places && placesText(places),
    formatSeason(session),
  ];
  return (
    <summary className="relative flex min-h-11 cursor-pointer flex-wrap content-center items-baseline gap-x-3 py-2 pr-10 pl-3 after:absolute after:inset-y-0 after:right-3 after:my-auto">
      <strong className="font-display text-lg uppercase">{formatWeekday(day)}</strong>
      <time dateTime={start} className="text-accent min-[20rem]:whitespace-nowrap tabular-nums">
        {formatTimes(start, end)}
      </time>
      <small className="w-full text-small text-muted">{about.filter(Boolean).join(', ')}</small>
    </summary>
  );
}

interface ClassTimeProps {
  readonly one: WeekClass;
  readonly booking: NextBooking;
  readonly hasCalendar: boolean;
}

/** One class, which opens to the button that books it and, folded, the other ways. */
export function ClassTime({ one, booking, hasCalendar }: ClassTimeProps) {
  const week = useMyWeek();
  const { date, button, isCall, note, others, message } = booking;
  const { service, session, id } = one;
  const key = classKey(one);
  const isKept = week?.includes(key);
  const day = date ? formatDay(date) : dayTexts.every(formatWeekday(session.day));
  return (
    <li className="rounded-control ring-1 ring-line hover:ring-edge has-[[name][open]]:ring-2 has-[[name][open]]:ring-accent">
      <details
        name="times"
        onToggle={({ currentTarget }) => keepInAddress(currentTarget)}
        suppressHydrationWarning
      >
        <ClassSummary one={one} />
        <div className="px-3">
          {/* The target of the class's fragment is inside the `details`, so that the browser opens it. */}
          <p id={id} className="scroll-mt-40 text-small text-muted">
            {isCall ? bookTexts.today : day}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
            <Button href={button.href} className="booking-button">
              {button.label}
            </Button>
            <KeepButton isKept={isKept} kept={key} className={actionStyles} />
          </p>
          <p className="mt-2 text-small text-muted">
            {!isKept && <span>{note}</span>}
            <span role="status">{isKept && <KeptAnswer />}</span>
          </p>
          <Fold summary={bookTexts.others} className="print:hidden">
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
                  label={bookTexts.copy}
                  done={bookTexts.copied}
                  className={actionStyles}
                />
              </li>
              {hasCalendar && (
                <li>
                  <a
                    href={calendarPath(`${calendarName(service)}-${id}`)}
                    download
                    className={actionStyles}
                  >
                    {bookTexts.calendar}
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
