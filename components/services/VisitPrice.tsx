'use client';

import { type BuiltServices, useServices } from './useServices';
import { visitPrice } from '@/lib/services/studioPrices';

/** What a first visit costs, by the prices as they are now. */
export function VisitPrice(built: BuiltServices) {
  return <span>{visitPrice(useServices(built))}</span>;
}
