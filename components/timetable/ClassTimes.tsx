'use client';

import { type MouseEvent, useEffect } from 'react';
import { useSessionEmail } from '@/components/auth/useSessionEmail';
import { useStudioTime } from './useStudioTime';
import { CopyButton } from '@/components/ui/CopyButton';
import type { Service } from '@/lib/catalogue/service';
import { formatDay, formatTime, formatTimes } from '@/lib/timetable/format';
import { site } from '@/lib/content/site';
import { timetableTexts } from '@/lib/content/timetable';
import { bookClass } from '@/lib/timetable/booking';
import { nextOccurrences, type StudioTime } from '@/lib/timetable/occurrences';
import { seasonText } from '@/lib/timetable/seasonText';
import { classKey } from '@/lib/timetable/myWeek';
import { calendarName, calendarPath, classesOf, type WeekClass } from '@/lib/timetable/week';
import { bells } from './bells';
import { type KeptClasses, useMyWeek } from './useMyWeek';

interface ClassTimeProps {
  readonly one: WeekClass;
  /** The ids of the classes that have a calendar. */
  readonly built: readonly string[];
  readonly now?: StudioTime;
  /** Who is signed in. */
  readonly email?: string | null;
  readonly kept?: KeptClasses;
}

const link =
  'inline-flex min-h-11 items-center font-bold text-ember underline underline-offset-4 hover:text-ember-bright';

function ClassTime({ one, built, now, email, kept }: ClassTimeProps) {
  const { service, session, end, places, id } = one;
  const { details, coach } = timetableTexts;
  const { day, start } = session;
  const more = [session.coach && coach(session.coach), seasonText(session)].filter(Boolean);
  const date = now && nextOccurrences([one], now, site.closures, 1)[0]?.date;
  const { ways, message } = bookClass(service, session, { date, email });
  return (
    <li className="rounded-control ring-1 ring-line hover:ring-edge has-[[open]]:ring-2 has-[[open]]:ring-ember">
      <details name="times">
        <summary className="flex min-h-11 cursor-pointer flex-wrap content-center items-baseline gap-x-3 px-3 py-2">
          <strong className="font-display text-lg uppercase">{day}</strong>
          <time dateTime={start} className="text-ember tabular-nums">
            {formatTimes(start, end)}
          </time>
          <span className="flex w-full items-center justify-between gap-3">
            <small className="text-small text-muted">{more.join(', ')}</small>
            {bells(places)}
          </span>
        </summary>
        {/* The target of the class's fragment is inside the `details`, so that the browser opens it. */}
        <p id={id} className="scroll-mt-40 px-3 text-small text-muted">
          {details.book(date ? formatDay(date) : day, formatTime(start))}
        </p>
        <ul className="flex flex-wrap gap-x-5 px-3 pb-2">
          {ways.map(({ label, href }) => (
            <li key={label}>
              <a href={href} className={link}>
                {label}
              </a>
            </li>
          ))}
          <li key="copy">
            <CopyButton
              text={message}
              label={details.copy}
              done={details.copied}
              className={link}
            />
          </li>
          {/* Invisible until a script knows what is kept, so that nothing moves. */}
          <li key="keep" className={kept ? '' : 'invisible'}>
            <button
              type="button"
              aria-pressed={kept?.keys.includes(classKey(one))}
              onClick={kept && (() => kept.toggle(classKey(one)))}
              className={`aria-pressed:before:mr-1.5 aria-pressed:before:content-['✓'] ${link}`}
            >
              {details.keep}
            </button>
          </li>
          {built.includes(id) && (
            <li key="calendar">
              <a href={calendarPath(`${calendarName(service)}-${id}`)} download className={link}>
                {details.calendar}
              </a>
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}

/** Keeps the open class in the address, so that a login that starts here leads back to it (product 14.3). */
function keepChosen({ target }: MouseEvent) {
  const details = (target as Element).closest('summary')?.closest('details');
  const id = details?.querySelector('[id]')?.id;
  if (!id) return;
  // The click comes before the `details` opens or closes.
  const { pathname, search } = location;
  history.replaceState(null, '', pathname + search + (details.open ? '' : `#${id}`));
}

interface ClassTimesProps {
  readonly service: Service;
  /** The ids of the classes that have a calendar. */
  readonly built: readonly string[];
}

/** The classes of a service, with the date of each next class, and who books. */
export function ClassTimes({ service, built }: ClassTimesProps) {
  const now = useStudioTime();
  const email = useSessionEmail();
  const kept = useMyWeek();
  const isDrawn = now !== undefined;
  useEffect(() => {
    // After a soft navigation the browser does not open the `details` around the fragment's target, which may be drawn
    // only now.
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  }, [isDrawn]);
  return (
    <div onClick={keepChosen}>
      <ul className="grid gap-2">
        {classesOf(service, now?.date).map((one) => (
          <ClassTime key={one.id} one={one} built={built} now={now} email={email} kept={kept} />
        ))}
      </ul>
    </div>
  );
}
