'use client';

import { useStudioClock } from '@/components/hooks/useStudioClock';
import { closures } from '@/lib/content/studio';
import { nextClass } from '@/lib/schedule/upcomingDates';
import { classDay } from '@/lib/schedule/fromToday';
import { classesOf } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { formatListTime } from '@/lib/time/format';
import { nextText, roomTexts } from '@/lib/words';

/** The day and time of a service's next class, in lines whose height is reserved. */
export function NextClass({ service }: { readonly service: Service }) {
  const now = useStudioClock();
  const next = now && nextClass(classesOf(service), now, closures);
  return (
    <p key={next?.date} className="next-class noscript:hidden">
      {now && next && nextText(classDay(now.date, next.date))}
      <span className="sr-only">{now && next && ','}</span>{' '}
      <strong>{now && next && formatListTime(next.weekClass.session.start)}</strong>
      <span>{next?.weekClass.session.fillsUp && ` ${roomTexts.often}`}</span>
    </p>
  );
}
