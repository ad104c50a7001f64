'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStudioClock } from '@/components/hooks/useStudioClock';
import { useFragment } from '@/components/navigation/url';
import { closures } from '@/lib/content/studio';
import { upcomingTimetable, weeklyTimetable } from '@/lib/schedule/timetable';
import { hasClasses } from '@/lib/schedule/week';
import { formatWeekday } from '@/lib/time/format';
import { dayWords, weekWords } from '@/lib/words';
import { type BuiltServices, useServices } from './ServicesProvider';
import { WeekDays, type WeekDaysProps } from './WeekDays';

/**
 * Links to the days, for screens on which the days aren't side by side. From 360 px, the links fit
 * in one row.
 */
function DayLinks({ days, currentDay }: Pick<WeekDaysProps, 'days' | 'currentDay'>) {
  return (
    <nav
      aria-label={weekWords.days}
      className="sticky top-bar z-10 -mx-gutter mb-3 border-b border-line bg-ground px-gutter py-2 md:mb-6 wide:hidden"
    >
      <ul className="flex flex-wrap gap-1">
        {days.map((timetableDay) => (
          <li key={timetableDay.day} className="shrink grow basis-9">
            <a
              href={`#${timetableDay.day}`}
              aria-current={timetableDay === currentDay ? 'location' : undefined}
              className="week-timetable-day"
            >
              {formatWeekday(timetableDay.day, 'short')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Hides the week until the time is known, because that changes the order of the days. Without
 * scripts, the week appears at once. If scripts fail to load, it appears after 10 s.
 */
const hiddenUntilClock =
  'animate-[appear_1ms_10s_backwards] noscript:animate-none print:animate-none';

/**
 * The classes of the next seven days or, until the time is known, the weekly classes. The day in
 * the URL is highlighted or, if there is none, today.
 */
export function WeekTimetable(built: BuiltServices) {
  const services = useServices(built);
  const now = useStudioClock();
  const fragment = useFragment();
  const [isPrerendered] = useState(!now);
  const isReordered = isPrerendered && now !== undefined;
  const days = now ? upcomingTimetable(services, now, closures) : weeklyTimetable(services);
  const linkedDay = days.find(({ day }) => day === fragment);
  const currentDay = linkedDay ?? days.find(({ name }) => name === dayWords.today);
  const currentHeading = useRef<HTMLHeadingElement>(null);
  const scrollToLinkedDay = useEffectEvent(() => {
    if (linkedDay) currentHeading.current?.scrollIntoView();
  });
  // The day in the URL moves after the browser has scrolled to it.
  useLayoutEffect(() => {
    if (isReordered) scrollToLinkedDay();
  }, [isReordered]);
  if (!services.some(hasClasses)) return null;
  return (
    <section id="timetable" className="week-timetable page-width pb-10 md:pb-section">
      <h2 className="text-section">{weekWords.heading}</h2>
      <p className="mt-4 mb-4 max-w-prose text-balance text-muted md:mb-8 md:text-lead">
        {weekWords.lead}
      </p>
      <div className={now ? undefined : hiddenUntilClock}>
        <DayLinks days={days} currentDay={currentDay} />
        <WeekDays days={days} currentDay={currentDay} currentHeading={currentHeading} />
      </div>
    </section>
  );
}
