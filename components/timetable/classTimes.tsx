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
import type { KeptClasses } from './useMyWeek';

/** What a browser knows about its visitor, and a prerendered page does not. */
export interface VisitorContext {
  readonly now: StudioTime;
  /** Who is signed in. */
  readonly email: string | null;
}

/** The service whose classes are drawn, and for whom. */
export interface TimesProps {
  readonly service: Service;
  /** The same service as the build knows it, which has calendars for its classes; a newer service has none. */
  readonly built?: Service;
  readonly context?: VisitorContext;
  readonly kept?: KeptClasses;
}

const link =
  'inline-flex min-h-11 items-center font-bold text-ember underline underline-offset-4 hover:text-ember-bright print:hidden';

function time(one: WeekClass, hasCalendar: boolean, { context, kept }: TimesProps) {
  const { service, session, end, places, id } = one;
  const { details, coach } = timetableTexts;
  const { day, start } = session;
  const more = [session.coach && coach(session.coach), seasonText(session)].filter(Boolean);
  const date = context && nextOccurrences([one], context.now, site.closures, 1)[0]?.date;
  const { ways, message } = bookClass(service, session, { date, email: context?.email });
  return (
    <li
      key={id}
      className="rounded-control ring-1 ring-line hover:ring-edge has-[[open]]:ring-2 has-[[open]]:ring-ember"
    >
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
            {CopyButton({
              text: message,
              label: details.copy,
              done: details.copied,
              className: link,
            })}
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
          {hasCalendar && (
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

/**
 * The classes of one service, each with the ways to book it (product 14.3). A render function (see `ServiceList`): an open
 * class stays open when a browser draws the classes again.
 */
export function classTimes(props: TimesProps) {
  const { service, built, context } = props;
  const withCalendar = built ? classesOf(built).map(({ id }) => id) : [];
  return (
    <ul className="grid gap-2">
      {classesOf(service, context?.now.date).map((one) =>
        time(one, withCalendar.includes(one.id), props),
      )}
    </ul>
  );
}
