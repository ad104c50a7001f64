'use client';

import type { ReactNode } from 'react';
import { useSessionEmail } from '@/components/auth/useSession';
import { PageLink } from '@/components/navigation/PageLink';
import { type BuiltServices, useServices } from '@/components/services/ServicesProvider';
import { useStudioClock } from '@/components/hooks/useStudioClock';
import { Button } from '@/components/ui/Button';
import { LinkedText } from '@/components/ui/LinkedText';
import { closures } from '@/lib/content/studio';
import { classBooking } from '@/lib/booking/booking';
import { formatListTime, formatWeekday } from '@/lib/time/format';
import type { StudioTime } from '@/lib/time/clock';
import { type Weekday, weekdayOf, weekdays } from '@/lib/time/dates';
import { dayHeading } from '@/lib/schedule/dayNames';
import { dayNote, firstDay, todayOrNext } from '@/lib/schedule/today';
import { stateOf } from '@/lib/schedule/upcomingDates';
import { closureOn } from '@/lib/schedule/openingHours';
import { classHref, type WeekClass, weekOf } from '@/lib/schedule/week';
import { coachText, roomWords, stateWords, todayWords } from '@/lib/words';

interface BookingProps {
  readonly weekClass: WeekClass;
  readonly date: string | undefined;
  readonly now: StudioTime;
}

/** The button that books the next class, and what follows. */
function Booking({ weekClass: { service, slot }, date, now }: BookingProps) {
  const email = useSessionEmail();
  const { button, notes, cancel } = classBooking(service, slot, { date, now, email });
  return (
    <>
      <Button href={button.href}>{button.label}</Button>
      <p className="text-small text-muted">
        <LinkedText text={[...notes, cancel].join(' ')} />
      </p>
    </>
  );
}

interface ClassLinkProps {
  readonly weekClass: WeekClass;
  /** YYYY-MM-DD. Undefined before the time is known. */
  readonly date: string | undefined;
  readonly label: string | undefined;
  /** Whether space is reserved for the label and the button. */
  readonly hasRoom: boolean;
}

function ClassLink({ weekClass, date, label, hasRoom }: ClassLinkProps) {
  const { service, slot } = weekClass;
  const [clock, period] = formatListTime(slot.start).split(/(?=\s)/);
  const isRow = date && !hasRoom;
  const about = [slot.coach && coachText(slot.coach), isRow && slot.fillsUp && roomWords.often];
  return (
    <PageLink href={classHref(weekClass, date)} className="class-row hover:text-accent-bright">
      {hasRoom && <span className="class-label noscript:hidden">{label}</span>}{' '}
      <time dateTime={slot.start}>
        {clock}
        {period && <small>{period}</small>}
      </time>{' '}
      <span className="class-name min-w-0 wrap-anywhere">
        <strong>{service.name}</strong>{' '}
        <small className="block text-small text-muted">{about.filter(Boolean).join(' · ')}</small>
      </span>
      {isRow && <span className="book">{todayWords.book}</span>}
    </PageLink>
  );
}

/**
 * Returns the largest number of classes on one day. Every day reserves space for them, so nothing
 * moves once the day is known.
 */
const maxClassesPerDay = (classes: readonly WeekClass[]) =>
  Math.max(...weekdays.map((day) => classes.filter(({ slot }) => slot.day === day).length));

interface TodayProps extends BuiltServices {
  /** Links to the days of the week that have classes. */
  readonly days: readonly (readonly [day: Weekday, link: ReactNode])[];
}

/**
 * Today's classes. The next one is highlighted and has a button, and those that have started are
 * small. Without scripts, the first day of the week is shown without a highlight. Until scripts
 * know the time, that day is hidden and reserves the space (`awaits-clock`). The links to the
 * week's days follow the classes, and start with the shown day. They leave out a day that is
 * closed.
 */
export function Today({ days, ...built }: TodayProps) {
  const classes = weekOf(useServices(built));
  const now = useStudioClock();
  const [first] = classes;
  if (!first) return null;
  const day = now ? todayOrNext(classes, now, closures) : firstDay(classes);
  const { date, started, upcoming } = day;
  const heading = now && date ? dayHeading(date, now.date) : [formatWeekday(first.slot.day)];
  const reserved = maxClassesPerDay(classes) - 1;
  const start = days.findIndex(([name]) => name === upcoming[0]?.slot.day);
  const closure = now && closureOn(now.date, closures);
  const closedDay = closure && !closure.opens ? weekdayOf(now.date) : undefined;
  return (
    <section className={`today ${now ? '' : 'awaits-clock'}`}>
      <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-12 lg:pt-8">
        <div className="mb-4 md:mb-6 lg:mb-8 lg:grid lg:grid-cols-[3fr_2fr] lg:items-end">
          {/* The key is the date, because new text in the same element would count as a layout shift. */}
          <h2 key={`heading ${date}`} className="text-section">
            <span>{heading[0]}</span> <span className="beside-day">{heading[1]}</span>
          </h2>
          <p className="day-note">{now && dayNote(day, classes, now, closures)}</p>
        </div>
        <div key={`classes ${date}`} className="day">
          {now && started.length > 0 && (
            <ol className="past-classes">
              {started.map((weekClass, index) => {
                const { service, slot } = weekClass;
                const state = stateOf(weekClass, now.minutes);
                return (
                  <li key={index} className={state === 'ongoing' ? 'text-accent' : ''}>
                    <time dateTime={slot.start}>{formatListTime(slot.start)}</time>{' '}
                    <strong>{service.name}</strong>{' '}
                    <small className="text-small">{stateWords[state]}</small>
                  </li>
                );
              })}
            </ol>
          )}
          <ol className="day-classes">
            {upcoming.map((weekClass, index) => {
              const hasRoom = index === 0;
              return (
                <li key={index} className={hasRoom ? `has-room ${now ? 'is-next' : ''}` : ''}>
                  <ClassLink
                    weekClass={weekClass}
                    date={date}
                    label={now && todayWords.next}
                    hasRoom={hasRoom}
                  />
                  {hasRoom && (
                    <div className="booking noscript:hidden">
                      {now && <Booking weekClass={weekClass} date={date} now={now} />}
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
          <div aria-hidden className="reserved noscript:hidden">
            {Array.from({ length: reserved }, (_, row) => (
              <div key={row} className="mt-px h-17" />
            ))}
          </div>
        </div>
        {/* The key is the date, because a move would count as a layout shift. */}
        <nav key={`days ${date}`} aria-label={todayWords.otherDay} className="days">
          <span aria-hidden>{todayWords.otherDay}</span>
          <ul>
            {[...days.slice(start), ...days.slice(0, start)].map(
              ([name, link]) => name !== closedDay && <li key={name}>{link}</li>,
            )}
          </ul>
        </nav>
      </div>
    </section>
  );
}
