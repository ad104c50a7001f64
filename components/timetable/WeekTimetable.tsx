'use client';

import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { useSearch } from '@/components/navigation/address';
import type { Service } from '@/lib/catalogue/service';
import { weekTexts } from '@/lib/content/week';
import { chosenFilter, filtersOf, isInFilter } from '@/lib/timetable/filters';
import { type WeekClass, weekOf } from '@/lib/timetable/week';
import { useStudioClock } from './useStudioClock';
import { WeekFilters } from './WeekFilters';
import { WeekList } from './WeekList';
import { WeekTable } from './WeekTable';

interface WeekTimetableProps {
  readonly services: readonly Service[];
  /** What follows below the week. */
  readonly children?: ReactNode;
}

/**
 * The classes of the week (product 14.2), by the filter that the address names: a table on wide screens and on paper, days
 * below each other on others. While the clock is not known, classes of all seasons are shown, each with its season.
 */
export function WeekTimetable({ services, children }: WeekTimetableProps) {
  const today = useStudioClock()?.date;
  const search = useSearch() ?? '';
  const week = weekOf(services, today);
  if (week.length === 0) return null;
  const { heading, lead } = weekTexts;
  const filters = filtersOf(services, today);
  const chosen = chosenFilter(filters, search);
  const isShown = (one: WeekClass) => !chosen || isInFilter(one, chosen);
  const total = week.flatMap(({ classes }) => classes).length;
  return (
    <Section id="timetable" heading={heading} continues>
      <p className="-mt-2 mb-6 max-w-prose text-muted sm:-mt-6 sm:mb-10 sm:text-lead">{lead}</p>
      <WeekFilters filters={filters} chosen={chosen} total={total} />
      <WeekTable week={week} isShown={isShown} />
      <WeekList week={week} isShown={isShown} />
      {children}
    </Section>
  );
}
