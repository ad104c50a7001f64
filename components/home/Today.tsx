'use client';

import type { ReactNode } from 'react';
import { useSessionEmail } from '@/components/auth/useSession';
import { PageLink } from '@/components/navigation/PageLink';
import { type BuiltServices, useServices } from '@/components/services/useServices';
import { useStudioClock } from '@/components/hooks/useStudioClock';
import { Button } from '@/components/ui/Button';
import { Answer } from '@/components/visit/Answer';
import { closures, hours } from '@/lib/content/studio';
import { bookClass } from '@/lib/booking/booking';
import { formatListTime, formatWeekday } from '@/lib/time/format';
import type { StudioTime } from '@/lib/time/clock';
import { type UpcomingClass, upcomingClasses } from '@/lib/schedule/upcomingDates';
import { type Weekday, weekdays } from '@/lib/time/dates';
import { type DayClass, dayHeading, dayNote, firstDay, todayOrNext } from '@/lib/schedule/today';
import { classesOf, classHref, type WeekClass, weekOf } from '@/lib/schedule/week';
import { bookTexts, coachText, pastText, todayTexts } from '@/lib/words';

const studio = { hours, closures };

interface BookingProps {
  readonly highlighted: DayClass;
  /** The next class on the shown day, which is the highlighted one unless that has started. */
  readonly next: DayClass | undefined;
  readonly date: string | undefined;
  readonly now: StudioTime;
}

/**
 * The button of the highlighted class. If the class has started, the button books the next class of the day and names it. If there is none,
 * it books the service's next date. If that can't be booked yet, the note says when to call, and the button books the first date that can.
 */
function Booking({ highlighted: { weekClass }, next, date = '', now }: BookingProps) {
  const email = useSessionEmail();
  const dates = upcomingClasses(classesOf(weekClass.service), now, closures, Infinity);
  const booked = next ? { ...next, date } : dates[0];
  if (!booked) return null;
  const book = ({ weekClass: { service, session }, date }: UpcomingClass) =>
    bookClass(service, session, { date, now, email });
  const { service, session } = booked.weekClass;
  const { button, action, note, cancel } = book(booked);
  const bookable = !button && dates.find((each) => book(each).button);
  const later = bookable && book(bookable).button;
  return (
    <>
      {button && (
        <Button href={button.href} className="mb-2 w-full px-3!">
          {service === weekClass.service
            ? button.label
            : bookTexts.on(action, service.name, formatListTime(session.start))}
        </Button>
      )}
      <p className={`text-small ${button ? 'text-muted' : ''}`}>
        <Answer text={[note, button && cancel, service.availability].filter(Boolean).join(' ')} />
      </p>
      {later && (
        <Button href={later.href} variant="outline" className="mt-2.5 w-full px-3!">
          {todayTexts.or(later.label)}
        </Button>
      )}
    </>
  );
}

function FinishedClass({ weekClass: { service, session } }: DayClass) {
  return (
    <li>
      <time dateTime={session.start}>{formatListTime(session.start)}</time>{' '}
      <strong>{service.name}</strong> <small className="text-small">{pastText}</small>
    </li>
  );
}

interface ClassLinkProps extends DayClass {
  /** The date that the link opens, YYYY-MM-DD. If undefined, the link opens the next date of the class. */
  readonly date: string | undefined;
  readonly label: string | undefined;
  /** Whether space is reserved for the label and the button. */
  readonly hasRoom: boolean;
}

function ClassLink({ weekClass, state, date, label, hasRoom }: ClassLinkProps) {
  const { service, session } = weekClass;
  const [clock, period] = formatListTime(session.start).split(/\s/);
  return (
    <PageLink href={classHref(weekClass, date)} className="class-row hover:text-accent-bright">
      {hasRoom && <span className="class-label label-caps noscript:hidden">{label}</span>}{' '}
      <time dateTime={session.start}>
        {clock}
        {period && <small>&nbsp;{period}</small>}
      </time>{' '}
      <span className="class-name min-w-0 wrap-anywhere">
        <strong>{service.name}</strong>{' '}
        <small className="block text-small text-muted">
          {session.coach && coachText(session.coach)}
        </small>
      </span>
      {state === 'ahead' && !hasRoom && <span className="book">{todayTexts.book}</span>}
    </PageLink>
  );
}

const labelOf = ({ state }: DayClass) => (state === 'on' ? todayTexts.on : todayTexts.next);

/** Returns the largest number of classes on one day. Every day reserves space for them, so nothing moves once the day is known. */
const maxClassesPerDay = (classes: readonly WeekClass[]) =>
  Math.max(...weekdays.map((day) => classes.filter(({ session }) => session.day === day).length));

interface TodayProps extends BuiltServices {
  /** Links to the days of the week that have classes. */
  readonly days: readonly (readonly [day: Weekday, link: ReactNode])[];
}

/**
 * Today's classes (product 14.8). The current or next one is highlighted and has a button, and finished ones are small. Without scripts,
 * the first day of the week is shown without a highlight. Until scripts know the time, that day is hidden and reserves the space
 * (`awaits-clock`). The links to the week's days follow the classes, and start with the shown day.
 */
export function Today({ days, ...built }: TodayProps) {
  const classes = weekOf(useServices(built));
  const now = useStudioClock();
  const [first] = classes;
  if (!first) return null;
  const day = now ? todayOrNext(classes, now, closures) : firstDay(classes);
  const { date, highlighted } = day;
  const heading = now && date ? dayHeading(date, now.date) : [formatWeekday(first.session.day)];
  const finished = day.classes.filter(({ state }) => state === 'over');
  const coming = day.classes.filter(({ state }) => state !== 'over');
  const rows = 2 * (day.classes.length - 1) - finished.length;
  const reserved = maxClassesPerDay(classes) - 1;
  const next = coming.find(({ state }) => state === 'ahead');
  const start = days.findIndex(([name]) => name === day.classes[0]?.weekClass.session.day);
  return (
    <section
      className={`mx-auto w-full max-w-page px-gutter pt-8 transition-opacity duration-slide md:max-lg:pt-12 ${now ? '' : 'awaits-clock'}`}
    >
      <div className="mb-4 md:mb-6 lg:mb-8 lg:grid lg:grid-cols-[3fr_2fr] lg:items-end">
        {/* The key is the date, because new text in the same element would count as a layout shift. */}
        <h2 key={`heading ${date}`} className="text-section">
          <span>{heading[0]}</span> <span className="beside-day">{heading[1]}</span>
        </h2>
        <p className="day-note">{now && dayNote(studio, day, classes, now)}</p>
      </div>
      {/* The day's other classes share the height that is reserved for the longest day. */}
      <div
        key={`classes ${date}`}
        className="day"
        style={now && { gridTemplateRows: `var(--first-row, auto) repeat(${rows}, 1fr)` }}
      >
        {finished.length > 0 && (
          <ol className="finished-classes">
            {finished.map((one, index) => (
              <FinishedClass key={index} {...one} />
            ))}
          </ol>
        )}
        <ol className="day-classes">
          {coming.map((one, index) => {
            const isHighlighted = one === highlighted;
            const hasRoom = isHighlighted || (!now && index === 0);
            return (
              <li
                key={index}
                className={hasRoom ? `has-room ${isHighlighted ? 'tube' : ''}` : 'row-span-2'}
              >
                <ClassLink
                  {...one}
                  date={one.state === 'ahead' ? date : undefined}
                  label={isHighlighted ? labelOf(one) : undefined}
                  hasRoom={hasRoom}
                />
                {hasRoom && (
                  <div className="booking noscript:hidden">
                    {now && <Booking highlighted={one} next={next} date={date} now={now} />}
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
      <nav key={`days ${date}`} aria-label={todayTexts.otherDay} className="days">
        <span aria-hidden>{todayTexts.otherDay}</span>
        <ul>
          {[...days.slice(start), ...days.slice(0, start)].map(([name, link]) => (
            <li key={name}>{link}</li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
