'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { LoadingLine } from './LoadingLine';

/**
 * The page that a soft navigation leads to: whether it begins at its top, because a link or a form leads to it, and not to a
 * fragment of it; and how many parts of it have not come yet. In this file, so that the bundler puts DeferredContent into the layout's chunk.
 */
export const nextPage = { startsAtTop: false, missingParts: 0 };

interface DeferredContentProps {
  readonly children: ReactNode;
  /** What keeps its place until then; by default room as high as the screen, so that the footer does not show. */
  readonly meanwhile?: ReactNode;
}

/**
 * Content that the first frame does not need. It is in the exported HTML. After a soft navigation it renders a frame after
 * the heading, which halves the time to the heading on a slow phone. After back or forward it renders at once, because
 * the browser restores the scroll position.
 */
export function DeferredContent({
  children,
  meanwhile = (
    <div className="min-h-svh">
      <LoadingLine />
    </div>
  ),
}: DeferredContentProps) {
  const [waits, setWaits] = useState(() => nextPage.startsAtTop);
  useEffect(() => {
    if (!waits) return;
    nextPage.missingParts += 1;
    // Not cancelled: on a page that was left meanwhile this changes nothing.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setWaits(false))));
    return () => void (nextPage.missingParts -= 1);
  }, [waits]);
  return waits ? meanwhile : children;
}
