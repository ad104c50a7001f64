import { useEffect, useRef } from 'react';
import { changeAddress } from '@/components/navigation/address';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { Fold } from '@/components/ui/Containers';
import { bookTexts, coachText, dayTexts, placesText } from '@/lib/words';
import { formatDay, formatSeason, formatWeekday } from '@/lib/services/format';
import { classKey, type WeekClass } from '@/lib/services/week';
import { ClassHours } from './ClassHours';
import { KeepButton, KeptAnswer, useMyWeek } from './KeepClass';
import type { ClassesNow, NextBooking } from './useClasses';

const actionStyles =
  'print:hidden inline-flex min-h-11 items-center font-bold text-accent underline underline-offset-4 hover:text-accent-bright';

/**
 * Keeps the class of a `details` in the address while it is open: the other parts of the page act on it, and a login that
 * starts here leads back to it (product 14.3).
 */
function keepInAddress(details: HTMLDetailsElement): void {
  const { pathname, search, hash } = location;
  const target = `#${details.querySelector('[id]')?.id}`;
  if (details.open) changeAddress('replaceState', pathname + search + target);
  else if (hash === target) changeAddress('replaceState', pathname + search);
}

/** When and with whom a class is, and for how many where it is another number than the service's. */
function ClassSummary({ weekClass }: { readonly weekClass: WeekClass }) {
  const { service, session, places } = weekClass;
  const { day, coach } = session;
  const about = [
    coach && coachText(coach),
    places && places !== service.places && placesText(places),
    formatSeason(session),
  ];
  return (
    <summary className="relative flex min-h-11 cursor-pointer flex-wrap content-center items-baseline gap-x-3 py-2 pr-10 pl-3 after:absolute after:inset-y-0 after:right-3 after:my-auto">
      <strong className="font-display text-lg uppercase">{formatWeekday(day)}</strong>
      <ClassHours {...weekClass} />
      <small className="w-full text-small text-muted">{about.filter(Boolean).join(', ')}</small>
    </summary>
  );
}

interface ClassTimeProps {
  readonly weekClass: WeekClass;
  readonly booking: NextBooking;
}

/** One class, which opens to the button that books it and, folded, the other ways. */
function ClassTime({ weekClass, booking }: ClassTimeProps) {
  const week = useMyWeek();
  const { date, button, isCall, note, others, message, calendar } = booking;
  const { session, id } = weekClass;
  const key = classKey(weekClass);
  const isKept = week?.includes(key);
  const day = date ? formatDay(date) : dayTexts.every(formatWeekday(session.day));
  return (
    <li className="rounded-control ring-1 ring-line hover:ring-edge has-[[name][open]]:ring-2 has-[[name][open]]:ring-accent">
      <details
        name="times"
        onToggle={({ currentTarget }) => keepInAddress(currentTarget)}
        suppressHydrationWarning
      >
        <ClassSummary weekClass={weekClass} />
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
              {calendar && (
                <li>
                  <a href={calendar} download className={actionStyles}>
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

/** Opens the class of the fragment where the browser has not: after a soft navigation, or when newer services bring it. */
function openClass(id: string): void {
  const target = document.getElementById(id);
  const details = target?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target?.scrollIntoView();
}

/** The classes of one service, each with the ways to book it (product 14.3). */
export function ClassTimes({ classes, open, book }: ClassesNow) {
  const list = useRef<HTMLUListElement>(null);
  const openId = open?.id;
  useEffect(() => {
    if (openId) return openClass(openId);
    // One that was opened before the scripts ran. The router follows the address once all effects have run.
    const keep = setTimeout(() => {
      const details = list.current?.querySelector<HTMLDetailsElement>('[name][open]');
      if (details) keepInAddress(details);
    });
    return () => clearTimeout(keep);
  }, [openId]);
  return (
    <ul ref={list} className="grid gap-2">
      {classes.map((weekClass) => (
        <ClassTime key={weekClass.id} weekClass={weekClass} booking={book(weekClass)} />
      ))}
    </ul>
  );
}
