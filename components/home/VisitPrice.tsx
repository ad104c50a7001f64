'use client';

import { lazy } from 'react';
import { Live } from '@/components/services/Live';
import { type BuiltServices, useServices } from '@/components/services/useServices';
import { loadPart } from '@/lib/browser/reload';

// This component is loaded only if the live services differ from those of the build.
const LivePrice = lazy(async () => {
  const { visitPrice } = await loadPart(() => import('@/lib/services/price'));
  return {
    default: ({ services }: Pick<BuiltServices, 'services'>) => <span>{visitPrice(services)}</span>,
  };
});

interface VisitPriceProps extends BuiltServices {
  /** The price at build time. */
  readonly price: string;
}

/** The cost of a first visit, based on the current prices of all services. */
export function VisitPrice({ price, ...built }: VisitPriceProps) {
  const services = useServices(built);
  const isNewer = services !== built.services;
  // The prices are elements instead of text, because React can't remove a text node that a page translator has replaced.
  return (
    <Live latest={isNewer && <LivePrice services={services} />}>
      <span>{price}</span>
    </Live>
  );
}
