'use client';

import { lazy, type ReactNode, startTransition, useEffect, useState } from 'react';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import type { Resolution } from './resolveAddress';

// This component is loaded on demand, because every page's payload includes the 404 page and everything this file imports. `loadOnce` isn't
// used, because it doesn't reload a page whose URL returns 404.
const LatestDetails = lazy(() => import('@/components/services/LatestDetails'));

interface NotFoundLookupProps {
  readonly routes: readonly string[];
  readonly children: ReactNode;
}

/**
 * The 404 screen. While the URL is looked up, the screen stays, and a line below it shows the progress. If a service is found, its details
 * replace the screen (product 10.4 and 10.5).
 */
export function NotFoundLookup({ routes, children }: NotFoundLookupProps) {
  const [{ status, found }, setResolution] = useState<Resolution>({ status: '' });

  useEffect(() => {
    // A transition keeps the screen until the details have loaded.
    const show = (resolution: Resolution) => startTransition(() => setResolution(resolution));
    const replace = (url: string) => location.replace(url);
    import('./resolveAddress')
      .then(({ resolveAddress }) => resolveAddress({ location, replace, routes }, show))
      .catch((error: unknown) => console.warn(error));
  }, [routes]);

  return (
    <>
      {found ? (
        <IslandBoundary onError={() => setResolution({ status: '' })}>
          <LatestDetails services={[]} contentHash={0} found={found} pictures={[]} />
        </IslandBoundary>
      ) : (
        children
      )}
      <p
        role="status"
        className={found ? 'sr-only' : 'min-h-12 px-gutter text-center text-small text-muted'}
      >
        {status}
      </p>
    </>
  );
}
