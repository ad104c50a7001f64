'use client';

import type { MouseEvent, ReactNode } from 'react';
import { changeAddress } from '@/components/navigation/changeAddress';
import { useSearch } from '@/components/navigation/useSearch';
import { filterTexts } from '@/lib/content/timetable';
import {
  chosenFilter,
  filterHref,
  filterId,
  filterKinds,
  type WeekFilter,
} from '@/lib/timetable/filters';

interface FilteredWeekProps {
  readonly filters: readonly WeekFilter[];
  /** How many classes the week has. */
  readonly total: number;
  /** The week. Its classes carry the class names of the filters that show them. */
  readonly children: ReactNode;
}

/**
 * The week with its filter (product 14.2). Each choice is a link. Without scripts the link loads the page, and the
 * style sheet filters by the fragment. With scripts nothing is loaded, and the address keeps the choice.
 */
export function FilteredWeek({ filters, total, children }: FilteredWeekProps) {
  const search = useSearch();
  const chosen = search === undefined ? undefined : chosenFilter(filters, search);
  const { label, all, kinds, shown } = filterTexts;

  function choose(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    changeAddress('replaceState', link.href);
  }

  return (
    <div className={`week ${search === undefined ? '' : 'scripted'} ${chosen?.className ?? ''}`}>
      {filters.length > 0 && (
        <nav aria-label={label} onClick={choose} className="filters">
          {filterKinds
            .filter((kind) => filters.some((filter) => filter.kind === kind))
            .map((kind) => (
              <ul key={kind} aria-label={kinds[kind]}>
                {filters
                  .filter((filter) => filter.kind === kind)
                  .map((filter) => (
                    <li key={filter.value}>
                      <a
                        id={filterId(filter)}
                        href={filterHref(filter)}
                        className={filter.className}
                        aria-current={filter === chosen || undefined}
                      >
                        {filter.label}
                      </a>
                    </li>
                  ))}
              </ul>
            ))}
          <p>
            <span role="status">{shown(chosen?.count ?? total, total)}</span>{' '}
            <a href="/services#timetable">{all}</a>
          </p>
        </nav>
      )}
      <div className="classes">{children}</div>
    </div>
  );
}
