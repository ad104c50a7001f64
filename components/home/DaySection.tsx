'use client';

import { type BuiltServices, useServices } from '@/components/services/useServices';
import { useStudioClock } from '@/components/services/useStudioClock';
import { closures } from '@/lib/content/studio';
import { firstDayInLamps, todayInLamps } from '@/lib/services/dayOfLamps';
import { formatDay, formatWeekday } from '@/lib/services/format';
import { weekOf } from '@/lib/services/week';
import { dayTexts } from '@/lib/words';
import { DarkLamp, Lamps } from './Lamps';
import { NextBooking } from './NextBooking';

/**
 * The day in lamps on Home (product 14.2): today's classes, below them how to take the next one. Before the clock is known, and
 * without scripts, they are those of the first day of the week, unlit; nothing moves when it is known.
 */
export function DaySection(built: BuiltServices) {
  const classes = weekOf(useServices(built));
  const now = useStudioClock();
  const [first] = classes;
  if (!first) return null;
  const date = now && ` · ${formatDay(now.date)}`;
  const day = now ? todayInLamps(classes, now, closures) : firstDayInLamps(classes);
  return (
    <section className="pt-8 pb-4 sm:pt-10 sm:pb-10 lg:pt-14">
      <h2 className="mx-auto flex w-full max-w-page items-baseline gap-x-1 px-gutter text-section">
        {now ? dayTexts.today : formatWeekday(first.session.day)}
        {date && (
          <span className="font-sans text-base leading-none font-normal text-muted normal-case sm:text-lead sm:leading-none">
            {date}
          </span>
        )}
      </h2>
      {day.lamps.length > 0 ? (
        <Lamps lamps={day.lamps} date={now?.date} />
      ) : (
        <DarkLamp reason={day.closure?.opens ? undefined : day.closure?.reason} />
      )}
      <NextBooking next={day.next} now={now} />
    </section>
  );
}
