'use client';

import { lazy, Suspense } from 'react';
import { type BuiltServices, useServices } from '@/components/services/useServices';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { loadPart } from '@/lib/browser/reload';

const LivePrice = lazy(() => loadPart(() => import('./LivePrice')));

interface VisitPriceProps extends BuiltServices {
  /** What the build says. */
  readonly words: string;
}

/** What a first visit costs. It follows from the prices of all services, as they are now. */
export function VisitPrice({ words, ...built }: VisitPriceProps) {
  const services = useServices(built);
  // Elements, not texts: React could not take out a text that a translator of pages has replaced.
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
