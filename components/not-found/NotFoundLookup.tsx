'use client';

import { lazy, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLiveServices } from '@/components/services/ServicesProvider';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import type { Resolution } from './resolveUrl';

// This component is loaded on demand, because every page's payload includes the 404 page and
// everything this file imports. `loadOnce` isn't used, because it doesn't reload a page whose URL
// returns 404.
const FoundService = lazy(() => import('./FoundService'));

interface NotFoundLookupProps {
  readonly routes: readonly string[];
  readonly children: ReactNode;
}

/**
 * The 404 screen. While the URL is looked up, the screen stays, and a line below it shows the
 * progress. If a service is found, its details replace the screen.
 */
export function NotFoundLookup({ routes, children }: NotFoundLookupProps) {
  const { load } = useLiveServices();
  const [{ status, found }, setResolution] = useState<Resolution>({ status: '' });

  useEffect(() => {
    // A transition keeps the screen until the details have loaded.
    const show = (resolution: Resolution) => startTransition(() => setResolution(resolution));
    const replace = (url: string) => location.replace(url);
    import('./resolveUrl')
      .then(({ resolveUrl }) => resolveUrl({ location, replace, routes, loadServices: load }, show))
      .catch((error: unknown) => console.warn(error));
  }, [load, routes]);

  return (
    <>
      {found ? (
        <ErrorBoundary onError={() => setResolution({ status: '' })}>
          <FoundService found={found} />
        </ErrorBoundary>
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
