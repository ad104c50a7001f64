'use client';

import type { ReactNode } from 'react';
import { useSessionEmail } from '@/components/auth/useSession';
import { PageLink } from '@/components/navigation/PageLink';
import { type BuiltServices, useServices } from '@/components/services/useServices';
import { useStudioClock } from '@/components/hooks/useStudioClock';
import { Button } from '@/components/ui/Button';
import { closures, hours } from '@/lib/content/studio';
import { bookClass } from '@/lib/booking/booking';
import { formatListTime, formatWeekday } from '@/lib/time/format';
import type { StudioTime } from '@/lib/time/clock';
import { upcomingClasses } from '@/lib/schedule/upcomingDates';
import { weekdays } from '@/lib/time/dates';
import { type DayClass, dayHeading, dayNote, firstDay, todayOrNext } from '@/lib/schedule/today';
import { classesOf, classHref, type WeekClass, weekOf } from '@/lib/schedule/week';
import { coachText, todayTexts } from '@/lib/words';

const studio = { hours, closures };

interface BookingProps {
  readonly weekClass: WeekClass;
  readonly now: StudioTime;
}

/** The button of the highlighted class. If the class has started, the button books the service's next date. */
function Booking({ weekClass: { service }, now }: BookingProps) {
  const email = useSessionEmail();
  const [next] = upcomingClasses(classesOf(service), now, closures, 1);
  if (!next) return null;
  const { date, weekClass } = next;
  const { button, note, cancel } = bookClass(service, weekClass.session, { date, now, email });
  if (!button) return <p>{note}</p>;
  return (
    <>
      <Button href={button.href} className="w-full px-3! md:max-w-96">
        {button.label}
      </Button>
      <p className="mt-2 text-small text-muted">
        {note} {cancel}
      </p>
    </>
  );
}

function FinishedClass({ weekClass: { service, session } }: DayClass) {
  return (
    <li>
      <time dateTime={session.start}>{formatListTime(session.start)}</time>{' '}
      <strong>{service.name}</strong> <small className="text-small">{todayTexts.over}</small>
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
      {hasRoom && (
        <span className="col-span-full min-h-[1lh] label-caps text-accent noscript:hidden">
          {label}
        </span>
      )}{' '}
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
      {state === 'ahead' && !hasRoom && (
        <span className="book text-small font-bold underline underline-offset-4">
          {todayTexts.book}
        </span>
      )}
    </PageLink>
  );
}

const labelOf = ({ state }: DayClass) => (state === 'on' ? todayTexts.on : todayTexts.next);

/** Returns the largest number of classes on one day. Every day reserves space for them, so nothing moves once the day is known. */
const maxClassesPerDay = (classes: readonly WeekClass[]) =>
  Math.max(...weekdays.map((day) => classes.filter(({ session }) => session.day === day).length));

/**
 * Today's classes (product 14.8). The current or next one is highlighted and has a button, and finished ones are small. Without scripts, the first day of the week is
 * shown without a highlight. Until scripts know the time, that day is hidden and reserves the space (`awaits-clock`).
 */
export function Today({ children, ...built }: BuiltServices & { readonly children: ReactNode }) {
  const classes = weekOf(useServices(built));
  const now = useStudioClock();
  const [first] = classes;
  if (!first) return null;
  const day = now ? todayOrNext(classes, now, closures) : firstDay(classes);
  const { date, highlighted } = day;
  const heading = now && date ? dayHeading(date, now.date) : [formatWeekday(first.session.day)];
  const finished = day.classes.filter(({ state }) => state === 'over');
  const coming = day.classes.filter(({ state }) => state !== 'over');
  const spare = maxClassesPerDay(classes) - day.classes.length;
  return (
    <section
      className={`mx-auto w-full max-w-page px-gutter pt-8 transition-opacity duration-slide md:pt-12 ${now ? '' : 'awaits-clock'}`}
    >
      <div className="mb-4 md:mb-6 lg:mb-8 lg:grid lg:grid-cols-[3fr_2fr] lg:items-end">
        {/* The key is the date, because new text in the same element would count as a layout shift. */}
        <h2 key={`heading ${date}`} className="text-section">
          <span>{heading[0]}</span>{' '}
          <span className="font-sans text-small font-normal text-muted normal-case min-[22.5rem]:not-empty:before:content-['·_'] max-[22.5rem]:block max-[22.5rem]:min-h-[1lh] sm:text-lead sm:leading-none">
            {heading[1]}
          </span>
        </h2>
        <p className="min-h-[2lh] max-w-prose text-small min-[22.5rem]:min-h-[1lh] lg:pb-1 lg:text-right">
          {now && dayNote(studio, day, classes, now)}
        </p>
      </div>
      <div key={`classes ${date}`} className="day">
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
                className={`border-t border-line ${hasRoom ? 'has-room' : ''} ${isHighlighted ? 'tube' : ''}`}
              >
                <ClassLink
                  {...one}
                  date={one.state === 'ahead' ? date : undefined}
                  label={isHighlighted ? labelOf(one) : undefined}
                  hasRoom={hasRoom}
                />
                {hasRoom && (
                  <div className="min-h-37 pb-5 noscript:hidden min-[22.5rem]:min-h-34 md:min-h-40 lg:min-h-36">
                    {now && <Booking weekClass={one.weekClass} now={now} />}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {/* The key is the date, because a move would count as a layout shift. */}
      <div key={`other days ${date}`}>{children}</div>
      {/* On phones, every day has the height of one with the most classes, none of them finished. */}
      <div aria-hidden className="md:hidden noscript:hidden">
        {Array.from({ length: spare }, (_, index) => (
          <div key={index} className="mt-px h-17" />
        ))}
        {finished.map((_, index) => (
          <div key={index} className="mt-px h-6" />
        ))}
      </div>
    </section>
  );
}
