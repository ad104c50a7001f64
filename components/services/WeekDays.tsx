import type { Ref } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import type { TimetableClass, TimetableDay } from '@/lib/schedule/timetable';
import { formatListTime } from '@/lib/time/format';
import { closureText } from '@/lib/schedule/openingHours';
import { classHref, classKey } from '@/lib/schedule/week';
import { dayTexts, roomTexts, shortMinutesText, stateTexts, weekTexts } from '@/lib/words';

const classStyles =
  'relative flex min-h-11 scroll-mt-32 flex-wrap content-center items-baseline gap-x-2.5 border-b border-line py-1.5 pr-5 wide:block wide:rounded-control wide:border-0 wide:px-1.5 wide:py-3 wide:xl:px-3 wide:print:p-0';

/** When the parts of the text about a class that is often full don't fit on its line. */
const hiding = ['', 'max-[22.5rem]:hidden lg:max-xl:hidden', 'max-[26rem]:hidden sm:hidden'];

interface ClassLinkProps extends TimetableClass {
  readonly isNext: boolean;
}

/** A class: a row below its day or, in wide windows, a box in the day's column. It links to its date unless it has started. */
function ClassLink({ weekClass, date, state, isNext }: ClassLinkProps) {
  const { service, session, minutes } = weekClass;
  const { coach, fillsUp } = session;
  const about = [fillsUp && roomTexts.often, minutes && shortMinutesText(minutes), coach];
  const begun = state && stateTexts[state];
  const dim = begun && 'text-muted forced-colors:text-[GrayText]';
  const words = (
    <>
      <time
        dateTime={session.start}
        className={`w-17 font-display text-lg leading-tight font-bold tabular-nums wide:block wide:w-auto wide:text-card ${dim || 'text-accent'}`}
      >
        {formatListTime(session.start)}
      </time>{' '}
      <strong
        className={`font-display text-lg leading-tight uppercase wrap-anywhere wide:mt-1 wide:block ${dim ?? ''}`}
      >
        {service.name}
      </strong>{' '}
      <small className="ml-auto text-small text-muted wrap-anywhere wide:block">
        {begun ||
          about.filter(Boolean).map((part, index) => (
            <span key={index} className={fillsUp ? hiding[index] : ''}>
              {index > 0 ? ` · ${part}` : part}
            </span>
          ))}
      </small>
    </>
  );
  return begun ? (
    <div className={classStyles}>{words}</div>
  ) : (
    <PageLink
      href={classHref(weekClass, date)}
      className={`${classStyles} hover:border-edge wide:bg-surface wide:hover:bg-raised ${isNext ? 'before:absolute before:inset-y-1 before:-left-gutter before:w-1 before:bg-accent wide:ring-2 wide:ring-accent wide:before:content-none' : 'wide:ring-1 wide:ring-line wide:hover:ring-edge'}`}
    >
      {words}
    </PageLink>
  );
}

const noteStyles =
  'font-sans text-small font-normal tracking-normal text-muted normal-case wide:block';

interface DayHeadingProps {
  readonly shown: TimetableDay;
  readonly ref: Ref<HTMLHeadingElement> | undefined;
}

/** The heading of a day: its name, its date and, if there is one, its closure. */
function DayHeading({ shown, ref }: DayHeadingProps) {
  const { day, name, dateText, closure } = shown;
  return (
    // Reserves the height of the date and, if a closure is near, the height of the closure's reason (lib/browser/studioState).
    <h3
      ref={ref}
      id={day}
      className="flex min-h-9.5 scroll-mt-35 flex-wrap items-baseline gap-x-3 border-b border-edge pb-1.5 text-card sm:col-span-full lg:min-h-[calc(4.5rem+min(1,var(--closures,0))*2.8125rem)] wide:block wide:border-0 wide:px-2.5 wide:pt-2 wide:text-lg wide:leading-tight wide:xl:px-4 wide:xl:text-card wide:print:min-h-0 wide:print:p-0"
    >
      <span className={name === dayTexts.today ? 'text-accent' : undefined}>{name}</span>{' '}
      {dateText && <small className={noteStyles}>{dateText}</small>}{' '}
      {closure && <small className={noteStyles}>{closureText(closure)}</small>}
    </h3>
  );
}

/** Returns the part of the day in which a class starts. */
const partOf = (start: string) => weekTexts.parts.find(({ before }) => start < before)?.name;

// Each column has a row for the heading and one for each of the three parts of the day. The rows are aligned across columns.
const column = 'wide:row-span-4 wide:grid wide:grid-cols-none wide:grid-rows-subgrid';
const cell = 'wide:border-t wide:border-line wide:py-3';

export interface WeekDaysProps {
  readonly days: readonly TimetableDay[];
  /** The day in the URL or, if there is none, today. Undefined before the time is known. */
  readonly marked: TimetableDay | undefined;
  readonly markedHeading: Ref<HTMLHeadingElement>;
}

/** The days of the week. On wide screens and on paper, they're side by side, with a row for each part of the day. */
export function WeekDays({ days, marked, markedHeading }: WeekDaysProps) {
  const parts = weekTexts.parts.map(({ name }) => name);
  const next = days.flatMap(({ classes }) => classes).find(({ state }) => state === 'ahead');
  return (
    <div className="grid gap-6 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-[4.5rem] wide:gap-0">
      <div aria-hidden className={`hidden ${column}`}>
        <span />
        {parts.map((part) => (
          <span key={part} className={`label-caps ${cell} wide:pt-7.5`}>
            {part}
          </span>
        ))}
      </div>
      {days.map((shown) => (
        <section
          key={shown.day}
          aria-labelledby={shown.day}
          // On tablets, days aren't side by side, because the height of the week would depend on which day comes first.
          aria-current={shown === marked ? 'location' : undefined}
          className={`gap-x-8 sm:grid sm:grid-cols-2 wide:gap-0 wide:rounded-card wide:aria-[current]:bg-accent/6 ${column}`}
        >
          <DayHeading shown={shown} ref={shown === marked ? markedHeading : undefined} />
          {parts.map((part) => {
            const classes = shown.classes.filter(
              ({ weekClass }) => partOf(weekClass.session.start) === part,
            );
            // Screen readers would announce an empty list.
            const Cell = classes.length > 0 ? 'ul' : 'div';
            return (
              <Cell
                key={part}
                className={`contents wide:grid wide:content-start wide:gap-2 wide:px-1 ${cell}`}
              >
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
