import { classKey } from '@/lib/timetable/week';
import { ClassLink } from './ClassLink';
import type { WeekViewProps } from './WeekTable';

/** The week as days below each other, for narrow screens. */
export function WeekList({ week, isShown }: WeekViewProps) {
  const days = week
    .map(({ day, classes }) => ({ day, classes: classes.filter(isShown) }))
    .filter(({ classes }) => classes.length > 0);
  return (
    <div className="grid gap-8 sm:max-lg:grid-cols-2 lg:hidden print:hidden">
      {days.map(({ day, classes }) => (
        <section key={day} aria-labelledby={day}>
          <h3 id={day} className="border-b border-line pb-2 text-card">
            {day}
          </h3>
          <ul className="mt-3 grid gap-2">
            {classes.map((one) => (
              <li key={classKey(one)}>
                <ClassLink one={one} layout="row" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
