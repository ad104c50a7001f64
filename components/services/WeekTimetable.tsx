'use client';

import { Button } from '@/components/ui/Button';
import { closures } from '@/lib/content/studio';
import { type BuiltServices, useServices } from './useServices';
import { placesText, weekCalendarText, weekTexts } from '@/lib/words';
import { weekCalendarPath } from '@/lib/services/paths';
import { comingDays, everyWeek } from '@/lib/schedule/comingDays';
import { hasClasses, type WeekClass } from '@/lib/schedule/week';
import { DayLinks } from './DayLinks';
import { useStudioClock } from './useStudioClock';
import { WeekDays } from './WeekDays';

/** The number of places that most of these classes have; undefined where none says it. */
function commonPlaces(classes: readonly WeekClass[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { places } of classes) if (places) counts.set(places, (counts.get(places) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Before the clock is known the week keeps its room but is not seen, because its days change places then. It is seen where
 * no script runs, and when the clock does not come: the scripts may have got lost.
 */
const beforeClock = 'animate-[late_1ms_10s_backwards] noscript:animate-none print:animate-none';

/**
 * The classes of the week (product 14.2), where there are any. It begins with today. While the clock is not known, classes of all
 * seasons are shown, each with its season. The calendar is written by the build.
 */
export function WeekTimetable(built: BuiltServices) {
  const services = useServices(built);
  const now = useStudioClock();
  const days = now ? comingDays(services, now, closures) : everyWeek(services);
  const classes = days.flatMap((day) => day.classes.map(({ weekClass }) => weekClass));
  const common = commonPlaces(classes);
  const isEvery = classes.every(({ places }) => places === common);
  if (!services.some(hasClasses)) return null;
  const { heading, lead, places } = weekTexts;
  // One text: a translator of pages may have replaced it before it changes.
  const about = common ? `${places(placesText(common), isEvery)} ${lead}` : lead;
  return (
    <section id="timetable" className="mx-auto w-full max-w-page px-gutter pb-section max-sm:pb-10">
      <h2 className="mb-6 text-section sm:mb-10">{heading}</h2>
      <p className="-mt-2 mb-4 max-w-prose text-muted sm:-mt-6 sm:mb-8 sm:text-lead">{about}</p>
      <div className={now ? undefined : beforeClock}>
        <DayLinks days={days} />
        <WeekDays days={days} common={common} />
      </div>
      {built.services.some(hasClasses) && (
        <Button href={weekCalendarPath} download variant="outline" className="mt-8">
          {weekCalendarText}
        </Button>
      )}
    </section>
  );
}
