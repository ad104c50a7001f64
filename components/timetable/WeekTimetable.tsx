'use client';

import { Section } from '@/components/layout/Section';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { formatTimes } from '@/lib/timetable/format';
import { timetableTexts } from '@/lib/content/timetable';
import { seasonText } from '@/lib/timetable/seasonText';
import { type WeekClass, type WeekDay, weekOf } from '@/lib/timetable/week';
import type { WeekFilter } from '@/lib/timetable/filters';
import { filtersOf, classNamesOf } from '@/lib/timetable/buildFilters';
import { bells } from './bells';
import { calendarLinks } from './calendarLinks';
import { FilteredWeek } from './FilteredWeek';
import { useStudioTime } from './useStudioTime';

/** The styles of the classes in the table and in the list, written once, because there are many classes. */
const classStyles = [
  '[&_a]:block [&_a]:rounded-control [&_a]:bg-surface [&_a]:p-3 [&_a]:ring-1 [&_a]:ring-line',
  '[&_a]:transition-shadow [&_a]:duration-quick [&_a]:hover:ring-edge print:[&_a]:p-0',
  '[&_strong]:block [&_strong]:font-display [&_strong]:text-lg [&_strong]:leading-tight [&_strong]:uppercase [&_strong]:wrap-anywhere',
  '[&_time]:text-ember [&_time]:tabular-nums [&_small]:block [&_small]:text-small [&_small]:text-muted',
  // On a small desktop a time, a long name and eight bells must fit into a seventh of the table.
  '[&_time]:text-small lg:[&_a]:px-2',
].join(' ');

/** In a list the time and the name of a class share a line; coach and places are in the next. */
const rowStyles = [
  '[&_a]:grid [&_a]:grid-cols-[minmax(min-content,8.75rem)_1fr_auto] [&_a]:items-baseline [&_a]:gap-x-3 [&_a]:py-2',
  '[&_strong]:col-span-2 [&_small]:col-span-2 [&_.bells]:col-start-3 [&_.bells]:self-center',
].join(' ');

function classLink({ service, session, end, places, id }: WeekClass) {
  const about = [session.coach && timetableTexts.coach(session.coach), seasonText(session)]
    .filter(Boolean)
    .join(', ');
  return (
    <a href={`${servicePath(service.id)}#${id}`}>
      <time dateTime={session.start}>{formatTimes(session.start, end)}</time>{' '}
      <strong>{service.name}</strong> {about && <small>{about}</small>} {bells(places)}
    </a>
  );
}

/** A day's classes that begin in one part of the day. */
function inPart({ classes }: WeekDay, part: number): readonly WeekClass[] {
  const { parts } = timetableTexts;
  const from = parts[part - 1]?.before ?? '00:00';
  const before = parts[part]?.before ?? '24:00';
  return classes.filter(({ session: { start } }) => start >= from && start < before);
}

function weekTable(week: readonly WeekDay[], filters: readonly WeekFilter[]) {
  return (
    <table
      key="table"
      className={`hidden w-full table-fixed border-collapse lg:table print:table ${classStyles}`}
    >
      <caption className="sr-only">{timetableTexts.caption}</caption>
      <thead>
        <tr>
          <td className="w-24 print:w-16" />
          {week.map(({ day }) => (
            <th
              key={day}
              scope="col"
              className="pl-2 pb-3 text-left font-display text-label text-muted uppercase"
            >
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {timetableTexts.parts.map(({ name }, part) =>
          week.every((day) => inPart(day, part).length === 0) ? null : (
            <tr key={name} className="border-t border-line align-top">
              <th
                scope="row"
                className="py-4 pr-2 text-left font-display text-label text-muted uppercase"
              >
                {name}
              </th>
              {week.map((day) => (
                <td key={day.day} className="py-3 pl-2">
                  <ul className="grid gap-2">
                    {inPart(day, part).map((one) => (
                      <li
                        key={`${one.service.id} ${one.id}`}
                        className={classNamesOf(filters, one)}
                      >
                        {classLink(one)}
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

function weekList(week: readonly WeekDay[], filters: readonly WeekFilter[]) {
  return (
    <div
      key="list"
      className={`grid gap-8 sm:max-lg:grid-cols-2 lg:hidden print:hidden ${classStyles} ${rowStyles}`}
    >
      {week.map(({ day, classes }) => (
        <section key={day} aria-labelledby={day}>
          <h3 id={day} className="border-b border-line pb-2 text-card">
            {day}
          </h3>
          <ul className="mt-3 grid gap-2">
            {classes.map((one) => (
              <li key={`${one.service.id} ${one.id}`} className={classNamesOf(filters, one)}>
                {classLink(one)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/**
 * The classes of the week (product 14.2): a table on wide screens and on paper, days below each other on others. By the studio's
 * clock, where it is known: without the classes of other seasons.
 */
export function WeekTimetable({ services }: { readonly services: readonly Service[] }) {
  const today = useStudioTime()?.date;
  const week = weekOf(services, today);
  if (week.length === 0) return null;
  const { heading, lead } = timetableTexts;
  const filters = filtersOf(services, today);
  const total = week.flatMap(({ classes }) => classes).length;
  return (
    <Section id="timetable" heading={heading} continues>
      <p className="-mt-2 mb-6 max-w-prose text-muted sm:-mt-6 sm:mb-10 sm:text-lead">{lead}</p>
      <FilteredWeek filters={filters} total={total}>
        {weekTable(week, filters)}
        {weekList(week, filters)}
      </FilteredWeek>
      {calendarLinks()}
    </Section>
  );
}
