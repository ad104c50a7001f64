'use client';

import { lazy, type ReactNode, startTransition, useEffect, useState } from 'react';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { reportError } from '@/lib/browser/reportError';
import type { Resolution } from './resolveAddress';

/**
 * Loaded where it is shown: the router gives every page the 404 page as well, with all that this file imports. Without `loadPart`, which
 * loads no page again whose address answers 404.
 */
const FoundService = lazy(() => import('./FoundService'));

interface NotFoundLookupProps {
  /** The addresses of the site's pages. */
  readonly routes: readonly string[];
  readonly children: ReactNode;
}

/**
 * The 404 screen, and what replaces it when the address means something after all (product 10.4 and 10.5). The screen
 * stays during the lookup; the line below it, whose place is kept, shows the progress.
 */
export function NotFoundLookup({ routes, children }: NotFoundLookupProps) {
  const [{ status, found }, setResolution] = useState<Resolution>({ status: '' });

  useEffect(() => {
    // In a transition: the screen stays until the details have been loaded.
    const show = (resolution: Resolution) => startTransition(() => setResolution(resolution));
    const replace = (address: string) => location.replace(address);
    import('./resolveAddress')
      .then(({ resolveAddress }) => resolveAddress({ location, replace, routes }, show))
      .catch((error: unknown) => reportError(error, 'warn'));
  }, [routes]);

  return (
    <>
      {found ? (
        <IslandBoundary onError={() => setResolution({ status: '' })}>
          <FoundService found={found} />
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
