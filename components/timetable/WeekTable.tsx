import { weekTexts } from '@/lib/content/words';
import type { ShownClass, ShownDay } from '@/lib/timetable/comingDays';
import { classKey } from '@/lib/timetable/week';
import { ClassLink } from './ClassLink';
import { DayHead } from './DayHead';

const headStyles = 'text-left align-top font-display text-label text-muted uppercase';

/** A day's classes that begin in one part of the day. */
function inPart({ classes }: ShownDay, part: number): readonly ShownClass[] {
  const { parts } = weekTexts;
  const from = parts[part - 1]?.before ?? '00:00';
  const before = parts[part]?.before ?? '24:00';
  return classes.filter(({ one }) => one.session.start >= from && one.session.start < before);
}

/** What the views of the week draw. */
export interface WeekViewProps {
  /** With the classes that the filter lets through. */
  readonly days: readonly ShownDay[];
  /** The number of places that is said above the week. */
  readonly common?: number;
  /** The keys of the classes that the visitor keeps. */
  readonly kept: readonly string[];
  readonly className: string;
}

/** The week as a table of days and parts of the day, for wide screens and paper. */
export function WeekTable({ days, common, kept, className }: WeekViewProps) {
  const parts = weekTexts.parts
    .map(({ name }, part) => ({ name, cells: days.map((day) => inPart(day, part)) }))
    .filter(({ cells }) => cells.flat().length > 0);
  return (
    <table className={`w-full table-fixed border-collapse ${className}`}>
      <caption className="sr-only">{weekTexts.caption}</caption>
      <thead>
        <tr>
          <td className="w-24 print:w-16" />
          {days.map((shown) => (
            // Room for a date and the reason of a closure, so that nothing moves when they come.
            <th
              key={shown.day}
              scope="col"
              className={`h-24 pl-2 xl:h-18 print:h-auto ${headStyles}`}
            >
              <DayHead
                shown={shown}
                className="block font-sans text-small font-normal tracking-normal normal-case"
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, cells }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className={`py-4 pr-2 ${headStyles}`}>
              {name}
            </th>
            {cells.map((classes, index) => (
              <td key={days[index]?.day} className="py-3 pl-2">
                <ul className="grid gap-2">
                  {classes.map((each) => (
                    <li key={classKey(each.one)}>
                      <ClassLink
                        shown={each}
                        common={common}
                        isKept={kept.includes(classKey(each.one))}
                        layout="stack"
                      />
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
