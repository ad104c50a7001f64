'use client';

import { useStudioClock } from '@/components/hooks/useStudioClock';
import { closures } from '@/lib/content/studio';
import { upcomingClasses } from '@/lib/schedule/upcomingDates';
import { whenText } from '@/lib/schedule/fromToday';
import { classesOf } from '@/lib/schedule/week';
import type { Service } from '@/lib/services/service';
import { nextText } from '@/lib/words';

/** The time of a service's next class, in a line whose height is reserved. */
export function NextClass({ service }: { readonly service: Service }) {
  const now = useStudioClock();
  const [next] = now ? upcomingClasses(classesOf(service), now, closures, 1) : [];
  return (
    <p className="min-h-[1lh] noscript:hidden">
      {now && next && nextText(whenText(now.date, next.date, next.weekClass.session.start))}
    </p>
  );
}
