'use client';

import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { loadPart } from '@/lib/browser/reload';
import type { BuiltDetails } from './LatestDetails';
import type { ServiceList as List } from './ServiceList';
import { type BuiltServices, useServices } from './useServices';

/*
 * Parts of the page that a newer `/data.json` replaces (product 10.1). The build renders them; what renders them in the browser is
 * loaded only then.
 */

const LatestDetails = lazy(() => loadPart(() => import('./LatestDetails')));
const LatestList = lazy(() =>
  loadPart(async () => ({ default: (await import('./ServiceList')).ServiceList })),
);

interface LiveProps {
  /** The part as the build has rendered it. */
  readonly children: ReactNode;
  /** The part as it is now; undefined while the build is the latest. */
  readonly latest: ReactNode;
}

/** Shows the part of the build until the latest one can be shown. */
export function Live({ children, latest }: LiveProps) {
  if (!latest) return children;
  return (
    <IslandBoundary fallback={children}>
      <Suspense fallback={children}>{latest}</Suspense>
    </IslandBoundary>
  );
}

type LiveListProps = ComponentProps<typeof List> & BuiltServices & Pick<LiveProps, 'children'>;

export function LiveList({ children, contentHash, ...built }: LiveListProps) {
  const services = useServices({ services: built.services, contentHash });
  const isNewer = services !== built.services;
  return <Live latest={isNewer && <LatestList {...built} services={services} />}>{children}</Live>;
}

export function LiveDetails({ children, ...built }: BuiltDetails & Pick<LiveProps, 'children'>) {
  const isNewer = useServices(built) !== built.services;
  return <Live latest={isNewer && <LatestDetails {...built} />}>{children}</Live>;
}
