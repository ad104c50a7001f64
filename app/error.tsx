'use client';

import { useEffect } from 'react';
import { ErrorNotice } from '@/components/ui/IslandBoundary';
import { isChunkError } from '@/lib/recovery/chunkError';
import { recoverPage } from '@/lib/recovery/recoverPage';

/**
 * Stands in for a page that threw; navbar and footer stay. Next logs the error to the console. A page whose script a
 * newer build replaced is loaded once more by itself.
 */
export default function PageError({ error }: { error: Error }) {
  useEffect(() => {
    if (isChunkError(error)) void recoverPage(window.location.pathname);
  }, [error]);
  return <ErrorNotice />;
}
