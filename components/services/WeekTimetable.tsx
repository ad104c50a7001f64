'use client';

import { useSearch } from '@/components/navigation/address';
import { Section } from '@/components/ui/Section';
import { closures } from '@/lib/content/studio';
import { type BuiltServices, useServices } from './useServices';
import { placesText, weekTexts } from '@/lib/words';
import { comingDays, everyWeek } from '@/lib/services/comingDays';
import { chosenFilter, filtersOf, isInFilter } from '@/lib/services/filters';
import { hasClasses, type WeekClass } from '@/lib/services/week';
import { CalendarLinks } from './CalendarLinks';
import { useMyWeek } from './KeepClass';
import { usePrinting } from './usePrinting';
import { useStudioClock } from './useStudioClock';
import { WeekDays } from './WeekDays';
import { WeekFilters } from './WeekFilters';

/** The number of places that most of these classes have; undefined where none says it. */
function commonPlaces(classes: readonly WeekClass[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { places } of classes) if (places) counts.set(places, (counts.get(places) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Before the clock is known the week keeps its room but is not seen, because its days change places then. It is seen where
 * no script runs, and when the clock does not come: the scripts may have got lost.
 */
const beforeClock = 'animate-[late_1ms_10s_backwards] noscript:animate-none print:animate-none';

/**
 * The classes of the week (product 14.2), where there are any, by the filter that the address names. It begins with today. Paper has the pattern of
 * every week, since it cannot say what was chosen. While the clock is not known, classes of all seasons are shown, each with
 * its season. Calendars are written by the build.
 */
export function WeekTimetable(built: BuiltServices) {
  const services = useServices(built);
  const now = useStudioClock();
  const kept = useMyWeek() ?? [];
  const search = useSearch() ?? '';
  const isPaper = usePrinting();
  const days =
    now && !isPaper ? comingDays(services, now, closures) : everyWeek(services, now?.date);
  const classes = days.flatMap((day) => day.classes.map(({ one }) => one));
  const common = commonPlaces(classes);
  const isEvery = classes.every(({ places }) => places === common);
  const filters = filtersOf(services, days);
  const chosen = isPaper ? undefined : chosenFilter(filters, search);
  const shown = days.map((day) => ({
    ...day,
    classes: day.classes.filter(({ one }) => !chosen || isInFilter(one, chosen)),
  }));
  if (!services.some(hasClasses)) return null;
  const { heading, lead, places } = weekTexts;
  // One text: a translator of pages may have replaced it before it changes.
  const about = common ? `${places(placesText(common), isEvery)} ${lead}` : lead;
  return (
    <Section id="timetable" heading={heading} continues>
      <p className="-mt-2 mb-4 max-w-prose text-muted sm:-mt-6 sm:mb-8 sm:text-lead">{about}</p>
      <div className={now ? undefined : beforeClock}>
        <WeekFilters filters={filters} chosen={chosen} days={shown} total={classes.length} />
        <WeekDays days={shown} common={common} kept={kept} />
      </div>
      {built.services.some(hasClasses) && <CalendarLinks />}
    </Section>
  );
}
