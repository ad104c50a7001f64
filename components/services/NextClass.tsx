'use client';

import { useStudioClock } from '@/components/hooks/useStudioClock';
import { closures } from '@/lib/content/studio';
import { classDay } from '@/lib/schedule/dayNames';
import { nextClass } from '@/lib/schedule/upcomingDates';
import { classesOf } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { formatListTime } from '@/lib/time/format';
import { nextText, roomWords } from '@/lib/words';

interface NextClassProps {
  readonly service: Service;
  readonly className: string;
}

/** The day of a service's next class and, below it, the time. Both lines are reserved. */
export function NextClass({ service, className }: NextClassProps) {
  const now = useStudioClock();
  const next = now && nextClass(classesOf(service), now, closures);
  return (
    <p key={next?.date} className={`min-h-[2lh] leading-snug noscript:hidden ${className}`}>
      <span className="block">{now && next && nextText(classDay(next.date, now.date))}</span>{' '}
      <strong className="whitespace-nowrap text-text">
        {now && next && formatListTime(next.weekClass.slot.start)}
      </strong>
      <span>{next?.weekClass.slot.fillsUp && roomWords.afterTime}</span>
    </p>
  );
}
