'use client';

import { lazy, Suspense } from 'react';
import { type BuiltServices, useServices } from '@/components/services/useServices';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { loadPart } from '@/lib/browser/reload';

// Loaded only if the live file has other services than the build.
const LivePrice = lazy(async () => {
  const { visitPrice } = await loadPart(() => import('@/lib/services/price'));
  return { default: ({ services }: Pick<BuiltServices, 'services'>) => visitPrice(services) };
});

interface VisitPriceProps extends BuiltServices {
  /** The price at build time. */
  readonly words: string;
}

/** What a first visit costs, by the current prices of all services. */
export function VisitPrice({ words, ...built }: VisitPriceProps) {
  const services = useServices(built);
  // An element, because React can't remove a text node that a page translator has replaced.
  const ofBuild = <span>{words}</span>;
  if (services === built.services) return ofBuild;
  return (
    <IslandBoundary>
      <Suspense fallback={ofBuild}>
        <span>
          <LivePrice services={services} />
        </span>
      </Suspense>
    </IslandBoundary>
  );
}
