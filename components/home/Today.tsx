'use client';

import { useStudioClock } from '@/components/hooks/useStudioClock';
import { PageLink } from '@/components/navigation/PageLink';
import { type BuiltServices, useServices } from '@/components/services/ServicesProvider';
import { closures } from '@/lib/content/studio';
import { closureOn } from '@/lib/schedule/openingHours';
import { dayHeading } from '@/lib/schedule/dayNames';
import { dayNote, firstDay, todayOrNext } from '@/lib/schedule/today';
import { type WeekClass, weekOf } from '@/lib/schedule/week';
import { type Weekday, weekdayOf, weekdays } from '@/lib/time/dates';
import { formatWeekday } from '@/lib/time/format';
import { todayWords } from '@/lib/words';
import { ComingClasses, PastClasses } from './TodayClasses';

/** A day of the week that has classes. */
export interface DayLink {
  readonly day: Weekday;
  readonly name: string;
  readonly shortName: string;
}

interface OtherDaysProps {
  readonly days: readonly DayLink[];
  /** The day above the links. Its link is the first one. */
  readonly shownDay: Weekday | undefined;
  /** Today, if the studio is closed. It has no link. */
  readonly closedDay: Weekday | undefined;
}

/** Links to the days of the week on /services. */
function OtherDays({ days, shownDay, closedDay }: OtherDaysProps) {
  const start = Math.max(
    days.findIndex(({ day }) => day === shownDay),
    0,
  );
  const fromShownDay = [...days.slice(start), ...days.slice(0, start)];
  return (
    <nav aria-label={todayWords.otherDay} className="days">
      <span aria-hidden>{todayWords.otherDay}</span>
      <ul>
        {fromShownDay
          .filter(({ day }) => day !== closedDay)
          .map(({ day, name, shortName }) => (
            <li key={day}>
              <PageLink href={`/services#${day}`}>
                <span aria-hidden className="lg:hidden">
                  {shortName}
                </span>
                <span className="sr-only lg:not-sr-only">{name}</span>
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Returns the largest number of classes on one day. */
const maxClassesPerDay = (classes: readonly WeekClass[]) =>
  Math.max(...weekdays.map((day) => classes.filter(({ slot }) => slot.day === day).length));

interface TodayProps extends BuiltServices {
  /** The days of the week that have classes, in the order of the week. */
  readonly days: readonly DayLink[];
}

/**
 * Today's classes or, once all have started, those of the next day that has classes. The next class
 * is highlighted, and those that have started are small. Without scripts, the first day of the week
 * is shown without a highlight. Until scripts know the time, that day is hidden and reserves the
 * space (`awaits-clock`).
 */
export function Today({ days, ...built }: TodayProps) {
  const classes = weekOf(useServices(built));
  const now = useStudioClock();
  const [firstClass] = classes;
  if (!firstClass) return null;
  const shownDay = now ? todayOrNext(classes, now, closures) : firstDay(classes);
  const { date, started, upcoming } = shownDay;
  const [name, besideName] =
    now && date ? dayHeading(date, now.date) : [formatWeekday(firstClass.slot.day)];
  const closure = now && closureOn(now.date, closures);
  const closedDay = closure && !closure.opens ? weekdayOf(now.date) : undefined;
  // Every day reserves the rows of the longest one, so nothing moves once the day is known.
  const reservedRows = maxClassesPerDay(classes) - 1;
  return (
    <section className={`today ${now ? '' : 'awaits-clock'}`}>
      <div className="page-width pt-6 md:pt-12 lg:pt-8">
        <div className="mb-4 md:mb-6 lg:mb-8 lg:grid lg:grid-cols-[3fr_2fr] lg:items-end">
          {/* Keyed by date, because new text in the same element would count as a layout shift. */}
          <h2 key={`heading ${date}`} className="text-section">
            <span>{name}</span> <span className="beside-day">{besideName}</span>
          </h2>
          <p className="day-note">{now && dayNote(shownDay, classes, now, closures)}</p>
        </div>
        <div key={`classes ${date}`} className="day">
          {now && started.length > 0 && <PastClasses classes={started} now={now} />}
          <ComingClasses classes={upcoming} date={date} now={now} />
          <div aria-hidden className="reserved noscript:hidden">
            {Array.from({ length: reservedRows }, (_, row) => (
              <div key={row} className="mt-px h-17" />
            ))}
          </div>
        </div>
        {/* Keyed by date, because a move would count as a layout shift. */}
        <OtherDays
          key={`days ${date}`}
          days={days}
          shownDay={upcoming[0]?.slot.day}
          closedDay={closedDay}
        />
      </div>
    </section>
  );
}
