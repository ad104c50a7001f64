import type { Service } from '@/lib/catalogue/service';
import { bookingWays } from '@/lib/content/booking';
import { datesInWords, timeInWords, timesInWords } from '@/lib/content/inWords';
import { timetableTexts } from '@/lib/content/timetable';
import { bookingHref } from '@/lib/timetable/booking';
import { calendarName, calendarPath, classesOf, type WeekClass } from '@/lib/timetable/week';
import { bells } from './bells';

const link =
  'inline-flex min-h-11 items-center font-bold text-ember underline underline-offset-4 hover:text-ember-bright';

function Time({ service, session, end, places, id }: WeekClass) {
  const { details, coach, season } = timetableTexts;
  const { day, start, from, until } = session;
  const more = [
    session.coach && coach(session.coach),
    season(from && datesInWords(from), until && datesInWords(until)),
  ].filter(Boolean);
  return (
    <li
      id={id}
      className="rounded-control ring-1 ring-line target:ring-2 target:ring-ember hover:ring-edge"
    >
      <details name="times" className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-3 py-2">
          <strong className="font-display text-lg uppercase">{day}</strong>
          <time dateTime={start} className="text-ember tabular-nums">
            {timesInWords(start, end)}
          </time>
          <span className="flex w-full items-center justify-between gap-3">
            <small className="text-small text-muted">{more.join(', ')}</small>
            {bells(places)}
          </span>
        </summary>
        <p className="px-3 text-small text-muted">{details.book(day, timeInWords(start))}</p>
        <ul className="flex flex-wrap gap-x-5 px-3 pb-2">
          {bookingWays.map((way) => (
            <li key={way.label}>
              <a href={bookingHref(way, service, session)} className={link}>
                {way.label}
              </a>
            </li>
          ))}
          <li>
            <a href={calendarPath(`${calendarName(service)}-${id}`)} download className={link}>
              {details.calendar}
            </a>
          </li>
        </ul>
      </details>
    </li>
  );
}

/** The classes of one service, each with the ways to book it (product 14.3). */
export function ClassTimes({ service }: { readonly service: Service }) {
  const classes = classesOf(service);
  if (classes.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {classes.map((one) => (
        <Time key={one.id} {...one} />
      ))}
    </ul>
  );
}
