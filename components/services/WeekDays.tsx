import { dayTexts, weekTexts } from '@/lib/words';
import type { ShownDay } from '@/lib/schedule/comingDays';
import { closureText } from '@/lib/schedule/openingHours';
import { classKey } from '@/lib/schedule/week';
import { ClassLink } from './ClassLink';

const aboutDay =
  'font-sans text-small font-normal tracking-normal text-muted normal-case wide:block';

/** The name of a day, its date where it has one, and what closes the studio or changes its hours. */
function DayHeading({ shown }: { readonly shown: ShownDay }) {
  const { day, name, dateText, closure } = shown;
  return (
    // As high before date and closure come, so that nothing moves.
    <h3
      id={day}
      className="flex min-h-9.5 flex-wrap items-baseline gap-x-3 border-b border-edge pb-1.5 text-card lg:min-h-24 print:min-h-0 wide:block sm:col-span-full wide:border-0 wide:pl-2 wide:text-label wide:text-muted"
    >
      <span className={name === dayTexts.today ? 'text-accent' : undefined}>{name}</span>{' '}
      {dateText && <small className={aboutDay}>{dateText}</small>}{' '}
      {closure && <small className={aboutDay}>{closureText(closure)}</small>}
    </h3>
  );
}

interface WeekDaysProps {
  readonly days: readonly ShownDay[];
  /** The number of places that is said above the week. */
  readonly common?: number;
}

/** The part of the day in which a class begins. */
function partOf(start: string): string | undefined {
  return weekTexts.parts.find(({ before }) => start < before)?.name;
}

// A column has a row for its head and for each of the three parts of a day, as high as in all columns.
const column = 'wide:row-span-4 wide:grid wide:grid-cols-none wide:grid-rows-subgrid';
const cell = 'wide:border-t wide:border-line wide:py-3';

/**
 * The days of the week below each other, each with its classes; on wide screens and on paper beside each other, with a row
 * for each part of the day.
 */
export function WeekDays({ days, common }: WeekDaysProps) {
  const parts = weekTexts.parts.map(({ name }) => name);
  return (
    <div className="grid gap-6 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-[4.5rem] wide:gap-0">
      <div aria-hidden className={`hidden ${column}`}>
        <span />
        {parts.map((part) => (
          <span key={part} className={`label-caps text-muted ${cell}`}>
            {part}
          </span>
        ))}
      </div>
      {days.map((shown) => (
        <section
          key={shown.day}
          aria-labelledby={shown.day}
          // Not days beside each other on tablets: the week would change its height when it begins with another day.
          className={`gap-x-8 sm:grid sm:grid-cols-2 wide:gap-0 ${column}`}
        >
          <DayHeading shown={shown} />
          {parts.map((part) => {
            const classes = shown.classes.filter(
              ({ weekClass }) => partOf(weekClass.session.start) === part,
            );
            // No list without classes.
            const Cell = classes.length > 0 ? 'ul' : 'div';
            return (
              <Cell
                key={part}
                className={`contents wide:grid wide:content-start wide:gap-2 wide:pl-2 ${cell}`}
              >
                {classes.map((each) => (
                  <li key={classKey(each.weekClass)}>
                    <ClassLink shown={each} common={common} />
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
