import { weekTexts } from '@/lib/content/week';
import { classKey, type WeekClass, type WeekDay } from '@/lib/timetable/week';
import { ClassLink } from './ClassLink';

const headStyles = 'text-left font-display text-label text-muted uppercase';

/** A day's classes that begin in one part of the day. */
function inPart({ classes }: WeekDay, part: number): readonly WeekClass[] {
  const { parts } = weekTexts;
  const from = parts[part - 1]?.before ?? '00:00';
  const before = parts[part]?.before ?? '24:00';
  return classes.filter(({ session: { start } }) => start >= from && start < before);
}

/** What the views of the week draw. */
export interface WeekViewProps {
  readonly week: readonly WeekDay[];
  /** Whether the filter lets a class through. */
  readonly isShown: (one: WeekClass) => boolean;
}

/**
 * The week as a table of days and parts of the day, for wide screens and paper. Paper has the whole week, since it cannot
 * say what was chosen: classes out of the filter are hidden on screens alone.
 */
export function WeekTable({ week, isShown }: WeekViewProps) {
  const parts = weekTexts.parts
    .map(({ name }, part) => ({ name, cells: week.map((day) => inPart(day, part)) }))
    .filter(({ cells }) => cells.flat().length > 0);
  return (
    <table className="hidden w-full table-fixed border-collapse lg:table print:table">
      <caption className="sr-only">{weekTexts.caption}</caption>
      <thead>
        <tr>
          <td className="w-24 print:w-16" />
          {week.map(({ day }) => (
            <th key={day} scope="col" className={`pb-3 pl-2 ${headStyles}`}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, cells }) => (
          <tr
            key={name}
            className={`border-t border-line align-top ${cells.flat().some(isShown) ? '' : 'hidden print:table-row'}`}
          >
            <th scope="row" className={`py-4 pr-2 ${headStyles}`}>
              {name}
            </th>
            {cells.map((classes, day) => (
              <td key={week[day]?.day} className="py-3 pl-2">
                <ul className="grid gap-2">
                  {classes.map((one) => (
                    <li
                      key={classKey(one)}
                      className={isShown(one) ? undefined : 'hidden print:list-item'}
                    >
                      <ClassLink one={one} layout="stack" />
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
