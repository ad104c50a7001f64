'use client';

import { lazy, Suspense, useRef } from 'react';
import { useMyWeek } from '@/components/services/useMyWeek';
import { type BuiltServices, useServices } from '@/components/services/useServices';
import { useStudioClock } from '@/components/services/useStudioClock';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { closures } from '@/lib/content/studio';
import { loadPart } from '@/lib/browser/reload';
import { firstDayInLamps, todayInLamps } from '@/lib/services/dayOfLamps';
import { formatDay, formatWeekday } from '@/lib/services/format';
import { weekOf } from '@/lib/services/week';
import { dayTexts } from '@/lib/words';
import { DarkLamp, Lamps } from './Lamps';
import { NextBooking } from './NextBooking';

/** Most visitors keep no class. */
const KeptClass = lazy(() => loadPart(() => import('./KeptClass')));

/**
 * The day in lamps on Home (product 14.2): today's classes, below them how to take the next one. Before the clock is known, and
 * without scripts, they are those of the first day of the week, unlit; nothing moves when it is known.
 */
export function DaySection(built: BuiltServices) {
  const classes = weekOf(useServices(built));
  const kept = useMyWeek() ?? [];
  const now = useStudioClock();
  const line = useRef<HTMLDivElement>(null);
  const [first] = classes;
  if (!first && kept.length === 0) return null;
  const date = now && ` · ${formatDay(now.date)}`;
  const day = now ? todayInLamps(classes, now, closures) : firstDayInLamps(classes);
  return (
    <section className="pt-8 pb-4 sm:pt-10 sm:pb-10 lg:pt-14">
      <h2 className="mx-auto flex w-full max-w-page items-baseline gap-x-1 px-gutter text-section">
        {now || !first ? dayTexts.today : formatWeekday(first.session.day)}
        {date && (
          <span className="font-sans text-base leading-none font-normal text-muted normal-case sm:text-lead sm:leading-none">
            {date}
          </span>
        )}
      </h2>
      {first && (
        <>
          {day.lamps.length > 0 ? (
            <Lamps lamps={day.lamps} date={now?.date} kept={kept} />
          ) : (
            <DarkLamp reason={day.closure?.opens ? undefined : day.closure?.reason} />
          )}
          <NextBooking next={day.next} now={now} />
        </>
      )}
      {/* The head script reserves its room. */}
      <div
        ref={line}
        tabIndex={-1}
        className={`mx-auto mt-2 min-h-11 w-full max-w-page px-gutter py-2 ${kept.length > 0 ? '' : 'not-in-data-keeps:hidden'}`}
      >
        {now && kept.length > 0 && (
          <IslandBoundary>
            <Suspense>
              <KeptClass classes={classes} kept={kept} day={day} now={now} line={line} />
            </Suspense>
          </IslandBoundary>
        )}
      </div>
    </section>
  );
}
