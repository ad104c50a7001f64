'use client';

import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { useSearch } from '@/components/navigation/address';
import type { Service } from '@/lib/catalogue/service';
import { closures } from '@/lib/content/studio';
import { placesText, weekTexts } from '@/lib/content/words';
import { comingDays, everyWeek } from '@/lib/timetable/comingDays';
import { chosenFilter, filtersOf, isInFilter } from '@/lib/timetable/filters';
import { commonPlaces } from '@/lib/timetable/week';
import { useMyWeek } from './useMyWeek';
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
 * Before the clock is known the week keeps its room but is not seen, because its days change places then. It is seen where
 * no script runs, and when the clock does not come: the scripts may have got lost.
 */
const beforeClock = 'animate-[late_1ms_10s_backwards] noscript:animate-none print:animate-none';

/**
 * The classes of the week (product 14.2), by the filter that the address names: a table on wide screens and on paper, days
 * below each other on others. It begins with today. Paper has the pattern of every week, since it cannot say what was
 * chosen. While the clock is not known, classes of all seasons are shown, each with its season.
 */
export function WeekTimetable({ services, children }: WeekTimetableProps) {
  const now = useStudioClock();
  const kept = useMyWeek()?.keys ?? [];
  const search = useSearch() ?? '';
  const pattern = everyWeek(services, now?.date);
  if (pattern.length === 0) return null;
  const days = now ? comingDays(services, now, closures) : pattern;
  const classes = pattern.flatMap((day) => day.classes.map(({ one }) => one));
  const common = commonPlaces(classes);
  const isEvery = classes.every(({ places }) => places === common);
  const filters = filtersOf(services, days);
  const chosen = chosenFilter(filters, search);
  const shown = days.map((day) => ({
    ...day,
    classes: day.classes.filter(({ one }) => !chosen || isInFilter(one, chosen)),
  }));
  const { heading, lead, places } = weekTexts;
  const view = { common, kept };
  return (
    <Section id="timetable" heading={heading} continues>
      <p className="-mt-2 mb-4 max-w-prose text-muted sm:-mt-6 sm:mb-8 sm:text-lead">
        {common && places(placesText(common), isEvery)} {lead}
      </p>
      <div className={now ? undefined : beforeClock}>
        <WeekFilters filters={filters} chosen={chosen} days={shown} total={classes.length} />
        <WeekTable
          {...view}
          days={shown}
          className={`hidden lg:table ${now ? 'print:hidden' : 'print:table'}`}
        />
        <WeekList {...view} days={shown} className="" />
      </div>
      {now && <WeekTable {...view} days={pattern} className="hidden print:table" />}
      {children}
    </Section>
  );
}
