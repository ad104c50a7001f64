'use client';

import type { Service } from '@/lib/catalogue/service';
import { nextTime as Next } from './nextTime';
import { useStudioTime } from './useStudioTime';

/** A link to the next class of a service. */
export function NextClass({ service }: { readonly service: Service }) {
  return <Next service={service} now={useStudioTime()} />;
}
