import type { Ref } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { closureText } from '@/lib/schedule/openingHours';
import type { TimetableClass, TimetableDay } from '@/lib/schedule/timetable';
import { classHref, classKey } from '@/lib/schedule/week';
import { formatListTime } from '@/lib/time/format';
import { dayWords, roomWords, shortMinutesText, stateWords, weekWords } from '@/lib/words';

interface ClassLinkProps extends TimetableClass {
  readonly isNext: boolean;
}

/**
 * A class: a row below its day or, in wide windows, a box in the day's column. It links to its date
 * unless it has started.
 */
function ClassLink({ weekClass, date, state, isNext }: ClassLinkProps) {
  const { service, slot } = weekClass;
  const { duration } = service;
  const { coach, fillsUp } = slot;
  const startedText = state && stateWords[state];
  const note = startedText || (fillsUp && roomWords.often);
  const content = (
    <>
      <time dateTime={slot.start}>{formatListTime(slot.start)}</time>{' '}
      <strong>{service.name}</strong>{' '}
      <small>
        {duration && <span className="week-days-minutes">{shortMinutesText(duration)}</span>}{' '}
        <span className="week-days-about">
          {coach && <span className="week-days-coach">{coach}</span>}{' '}
          {note && <span className="week-days-note">{note}</span>}
        </span>
      </small>
    </>
  );
  if (startedText) return <div className="week-days-class week-days-started">{content}</div>;
  return (
    <PageLink
      href={classHref(weekClass, date)}
      className={`week-days-class ${isNext ? 'week-days-next' : ''}`}
    >
      {content}
    </PageLink>
  );
}

interface DayHeadingProps extends Omit<TimetableDay, 'classes'> {
  readonly ref: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of a day: its name, its date and, if there is one, its closure. */
function DayHeading({ day, name, dateText, closure, ref }: DayHeadingProps) {
  return (
    <h3 ref={ref} id={day} className="week-days-heading">
      <span className={name === dayWords.today ? 'text-accent' : undefined}>{name}</span>{' '}
      {dateText && <small>{dateText}</small>} {closure && <small>{closureText(closure)}</small>}
    </h3>
  );
}

const dayParts = weekWords.parts.map(({ name }) => name);

/** Returns the part of the day in which a class starts. */
const dayPartOf = ({ weekClass }: TimetableClass) =>
  weekWords.parts.find(({ before }) => weekClass.slot.start < before)?.name;

interface DayPartProps {
  readonly classes: readonly TimetableClass[];
  /** The next class of the week. */
  readonly next: TimetableClass | undefined;
}

/** The classes of a part of a day. */
function DayPart({ classes, next }: DayPartProps) {
  // Screen readers would announce an empty list.
  const Cell = classes.length > 0 ? 'ul' : 'div';
  return (
    <Cell className="week-days-cell">
      {classes.map((timetableClass) => (
        <li key={classKey(timetableClass.weekClass)}>
          <ClassLink {...timetableClass} isNext={timetableClass === next} />
        </li>
      ))}
    </Cell>
  );
}

export interface WeekDaysProps {
  readonly days: readonly TimetableDay[];
  /** The day in the URL or, if there is none, today. Undefined before the time is known. */
  readonly currentDay: TimetableDay | undefined;
  readonly currentHeading: Ref<HTMLHeadingElement>;
}

/**
 * The days of the week. On wide screens and on paper, they're side by side, with a row for each
 * part of the day.
 */
export function WeekDays({ days, currentDay, currentHeading }: WeekDaysProps) {
  const next = days.flatMap(({ classes }) => classes).find(({ state }) => state === 'upcoming');
  return (
    <div className="week-days">
      <div aria-hidden className="week-days-parts">
        <span />
        {dayParts.map((dayPart) => (
          // The label is level with the time of a class beside it.
          <span key={dayPart} className="border-t border-line pt-7.5 pb-3 label-caps">
            {dayPart}
          </span>
        ))}
      </div>
      {days.map((timetableDay) => {
        const { classes, ...heading } = timetableDay;
        const isCurrent = timetableDay === currentDay;
        return (
          <section
            key={heading.day}
            aria-labelledby={heading.day}
            aria-current={isCurrent ? 'location' : undefined}
            className="week-days-day"
          >
            <DayHeading {...heading} ref={isCurrent ? currentHeading : undefined} />
            {dayParts.map((dayPart) => (
              <DayPart
                key={dayPart}
                classes={classes.filter((timetableClass) => dayPartOf(timetableClass) === dayPart)}
                next={next}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}
