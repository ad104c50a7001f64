'use client';

import { type MouseEvent, useEffect } from 'react';
import { useSessionEmail } from '@/components/auth/followSession';
import { CopyButton } from '@/components/ui/CopyButton';
import type { Service } from '@/lib/catalogue/service';
import { closures } from '@/lib/content/openingTimes';
import { bookTexts } from '@/lib/content/classDetails';
import { coachText } from '@/lib/content/timetable';
import { bookClass } from '@/lib/timetable/booking';
import { formatSeason, formatTime, formatTimes } from '@/lib/timetable/format';
import { formatDay } from '@/lib/timetable/formatDay';
import { nextOccurrences, type StudioTime } from '@/lib/timetable/occurrences';
import {
  classKey,
  calendarName,
  calendarPath,
  classesOf,
  type WeekClass,
} from '@/lib/timetable/week';
import { Places } from './Places';
import { useMyWeek } from './useMyWeek';
import { useStudioClock } from './useStudioClock';

const actionStyles =
  'print:hidden inline-flex min-h-11 items-center font-bold text-accent underline underline-offset-4 hover:text-accent-bright';

/** After a soft navigation the browser does not open the `details` around the target of the fragment. */
function openAddressedClass(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target?.scrollIntoView();
}

/** Keeps a class in the address while it is open, so that a login that starts here leads back to it (product 14.3). */
function keepInAddress(event: MouseEvent<HTMLElement>, id: string): void {
  // The click comes before the `details` opens or closes.
  const wasOpen = event.currentTarget.closest('details')?.open;
  const { pathname, search } = location;
  history.replaceState(null, '', pathname + search + (wasOpen ? '' : `#${id}`));
}

/** Invisible until it is known what the visitor keeps, so that nothing moves. */
function KeepButton({ one }: { readonly one: WeekClass }) {
  const week = useMyWeek();
  const key = classKey(one);
  return (
    <button
      type="button"
      aria-pressed={week?.keys.includes(key)}
      onClick={() => week?.toggle(key)}
      className={`aria-pressed:before:mr-1.5 aria-pressed:before:content-['✓'] ${actionStyles} ${week ? '' : 'invisible'}`}
    >
      {bookTexts.keep}
    </button>
  );
}

interface ClassTimeProps {
  readonly one: WeekClass;
  readonly now?: StudioTime;
  readonly hasCalendar: boolean;
}

/** One class, which opens to the ways to book it. */
function ClassTime({ one, now, hasCalendar }: ClassTimeProps) {
  const email = useSessionEmail();
  const { service, session, end, places, id } = one;
  const { day, start, coach } = session;
  const about = [coach && coachText(coach), formatSeason(session)];
  const date = now && nextOccurrences([one], now, closures, 1)[0]?.date;
  const { ways, message } = bookClass(service, session, { date, email });
  return (
    <li className="rounded-control ring-1 ring-line hover:ring-edge has-[[open]]:ring-2 has-[[open]]:ring-accent">
      <details name="times">
        <summary
          onClick={(event) => keepInAddress(event, id)}
          className="flex min-h-11 cursor-pointer flex-wrap content-center items-baseline gap-x-3 px-3 py-2"
        >
          <strong className="font-display text-lg uppercase">{day}</strong>
          <time dateTime={start} className="text-accent min-[20rem]:whitespace-nowrap tabular-nums">
            {formatTimes(start, end)}
          </time>
          <span className="flex w-full items-center justify-between gap-3">
            <small className="text-small text-muted">{about.filter(Boolean).join(', ')}</small>
            <Places count={places} />
          </span>
        </summary>
        {/* The target of the class's fragment is inside the `details`, so that the browser opens it. */}
        <p id={id} className="scroll-mt-40 px-3 text-small text-muted">
          {bookTexts.book(date ? formatDay(date) : day, formatTime(start))}
        </p>
        <ul className="flex flex-wrap gap-x-5 px-3 pb-2">
          {ways.map(({ label, href }) => (
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
          <li>
            <KeepButton one={one} />
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
      </details>
    </li>
  );
}

interface ClassTimesProps {
  readonly service: Service;
  /** The ids of the classes that have a calendar: those that the build knows. */
  readonly calendars?: readonly string[];
}

/** The classes of one service, each with the ways to book it (product 14.3). */
export function ClassTimes({ service, calendars = [] }: ClassTimesProps) {
  const now = useStudioClock();
  // Newer services may bring the class of the fragment.
  useEffect(openAddressedClass, [service]);
  return (
    <ul className="grid gap-2">
      {classesOf(service, now?.date).map((one) => (
        <ClassTime key={one.id} one={one} now={now} hasCalendar={calendars.includes(one.id)} />
      ))}
    </ul>
  );
}
