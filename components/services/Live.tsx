'use client';

import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { loadOnce } from '@/lib/browser/loadOnce';
import type { ServiceList as List } from './ServiceList';
import { type BuiltServices, useServices } from './useServices';

/*
 * These parts of a page are prerendered. They're updated if `/data.json` has changed since the build (product 10.1), and only then does the
 * browser load the components that render the update.
 */

const LatestList = lazy(
  loadOnce(async () => ({ default: (await import('./ServiceList')).ServiceList })),
);

interface LiveProps {
  /** The prerendered part. */
  readonly children: ReactNode;
  /** The updated part. It's falsy if nothing has changed since the build. */
  readonly latest: ReactNode;
}

/** Shows the prerendered part until the updated one has loaded. */
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
