import type { Ref } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import type { TimetableClass, TimetableDay } from '@/lib/schedule/timetable';
import { formatListTime } from '@/lib/time/format';
import { closureText } from '@/lib/schedule/openingHours';
import { classHref, classKey } from '@/lib/schedule/week';
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
  const begun = state && stateWords[state];
  const note = begun || (fillsUp && roomWords.often);
  const words = (
    <>
      <time dateTime={slot.start}>{formatListTime(slot.start)}</time>{' '}
      <strong>{service.name}</strong>{' '}
      <small>
        {duration && <span className="week-minutes">{shortMinutesText(duration)}</span>}{' '}
        <span className="week-about">
          {coach && <span className="week-coach">{coach}</span>}{' '}
          {note && <span className="week-note">{note}</span>}
        </span>
      </small>
    </>
  );
  return begun ? (
    <div className="week-class week-class-begun">{words}</div>
  ) : (
    <PageLink
      href={classHref(weekClass, date)}
      className={`week-class ${isNext ? 'week-class-next' : ''}`}
    >
      {words}
    </PageLink>
  );
}

interface DayHeadingProps {
  readonly shown: TimetableDay;
  readonly ref: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of a day: its name, its date and, if there is one, its closure. */
function DayHeading({ shown, ref }: DayHeadingProps) {
  const { day, name, dateText, closure } = shown;
  return (
    <h3 ref={ref} id={day} className="week-heading">
      <span className={name === dayWords.today ? 'text-accent' : undefined}>{name}</span>{' '}
      {dateText && <small>{dateText}</small>} {closure && <small>{closureText(closure)}</small>}
    </h3>
  );
}

/** Returns the part of the day in which a class starts. */
const partOf = (start: string) => weekWords.parts.find(({ before }) => start < before)?.name;

export interface WeekDaysProps {
  readonly days: readonly TimetableDay[];
  /** The day in the URL or, if there is none, today. Undefined before the time is known. */
  readonly marked: TimetableDay | undefined;
  readonly markedHeading: Ref<HTMLHeadingElement>;
}

/**
 * The days of the week. On wide screens and on paper, they're side by side, with a row for each
 * part of the day.
 */
export function WeekDays({ days, marked, markedHeading }: WeekDaysProps) {
  const parts = weekWords.parts.map(({ name }) => name);
  const next = days.flatMap(({ classes }) => classes).find(({ state }) => state === 'upcoming');
  return (
    <div className="week-days">
      <div aria-hidden className="week-parts">
        <span />
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </div>
      {days.map((shown) => (
        <section
          key={shown.day}
          aria-labelledby={shown.day}
          aria-current={shown === marked ? 'location' : undefined}
          className="week-day"
        >
          <DayHeading shown={shown} ref={shown === marked ? markedHeading : undefined} />
          {parts.map((part) => {
            const classes = shown.classes.filter(
              ({ weekClass }) => partOf(weekClass.slot.start) === part,
            );
            // Screen readers would announce an empty list.
            const Cell = classes.length > 0 ? 'ul' : 'div';
            return (
              <Cell key={part} className="week-cell">
                {classes.map((each) => (
                  <li key={classKey(each.weekClass)}>
                    <ClassLink {...each} isNext={each === next} />
                  </li>
                ))}
              </Cell>
            );
          })}
        </section>
      ))}
    </div>
  );
}
