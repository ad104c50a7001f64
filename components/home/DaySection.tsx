'use client';

import { useMyWeek } from '@/components/services/KeepClass';
import { type BuiltServices, useAreLive, useServices } from '@/components/services/useServices';
import { useStudioClock } from '@/components/services/useStudioClock';
import { closures } from '@/lib/content/studio';
import { besideLamps, firstDayInLamps, todayInLamps } from '@/lib/services/dayOfLamps';
import { formatDay, formatWeekday } from '@/lib/services/format';
import { goneClasses } from '@/lib/services/goneClasses';
import { classKey, weekOf } from '@/lib/services/week';
import { dayTexts } from '@/lib/words';
import { KeptClass } from './KeptClass';
import { DarkLamps, Lamps } from './Lamps';
import { NextBooking } from './NextBooking';

/**
 * The day in lamps on Home (product 14.2): today's classes, below them how to take the next one. Before the clock is known, and
 * without scripts, they are those of the first day of the week, unlit; nothing moves when it is known.
 */
export function DaySection(built: BuiltServices) {
  const classes = weekOf(useServices(built));
  const kept = useMyWeek() ?? [];
  const [gone] = useAreLive() ? goneClasses(kept, classes) : [];
  const now = useStudioClock();
  const [first] = classes;
  if (!first && !gone) return null;
  const date = now && ` · ${formatDay(now.date)}`;
  const day = now ? todayInLamps(classes, now, closures) : firstDayInLamps(classes);
  const mine = classes.filter((weekClass) => kept.includes(classKey(weekClass)));
  return (
    <section className="pt-8 pb-4 sm:pt-10 sm:pb-10 lg:pt-14">
      <h2 className="mx-auto w-full max-w-page px-gutter text-section">
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
            <DarkLamps reason={day.closure?.opens ? undefined : day.closure?.reason} />
          )}
          <NextBooking next={day.next} now={now} />
        </>
      )}
      <KeptClass classes={besideLamps(mine, day)} now={now} gone={gone} />
    </section>
  );
}
