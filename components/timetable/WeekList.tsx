import { classKey } from '@/lib/timetable/week';
import { ClassLink } from './ClassLink';
import { DayHead } from './DayHead';
import type { WeekViewProps } from './WeekTable';

/** The week as days below each other, for narrow screens. */
export function WeekList({ days, common, kept, className }: WeekViewProps) {
  return (
    <div className={`grid gap-6 lg:hidden print:hidden ${className}`}>
      {days
        .filter(({ classes }) => classes.length > 0)
        .map((shown) => (
          <section key={shown.day} aria-labelledby={shown.day}>
            {/* As high before the dates come, so that nothing moves. */}
            <h3
              id={shown.day}

              className="flex min-h-9.5 flex-wrap items-baseline gap-x-3 border-b border-edge pb-1.5 text-card"
            >
              <DayHead
                shown={shown}
                className="font-sans text-small font-normal text-muted normal-case"
              />
            </h3>
            {/* Not days beside each other: the week would change its height when it begins with another day. */}
            <ul className="gap-x-8 sm:grid sm:grid-cols-2">
              {shown.classes.map((each) => (
                <li key={classKey(each.one)}>
                  <ClassLink
                    shown={each}
                    common={common}
                    isKept={kept.includes(classKey(each.one))}
                    layout="row"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
