'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { currentPage } from '@/lib/browser/currentPage';
import { LoadingLine } from './LoadingLine';

/** Whether a part of the page in view has not come yet. */
export const isIncomplete = () => document.querySelector('[data-slot="deferred"]') !== null;

/**
 * Content that the first frame does not need: on a page that a link leads to the top of, it is drawn when the heading has been
 * painted, which halves the time to the heading on a slow phone (docs/performance.md). It is in the exported HTML. After back
 * or forward it is drawn at once, because the browser restores the scroll position.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(!currentPage.startsAtTop);
  useEffect(() => {
    if (isDrawn) return;
    // No transition of React: it would wait for the end of the view transition.
    const frame = requestAnimationFrame(() => setTimeout(() => setIsDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  if (isDrawn) return children;
  return (
    // As high as the screen, so that the footer does not show. With a key, so that no element of the content takes its place.
    <div key="deferred" data-slot="deferred" className="min-h-svh">
      <LoadingLine />
    </div>
  );
}
