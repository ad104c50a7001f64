'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';

let atTop = false;

/**
 * Notes whether the page that comes next begins at its top: a link or a form led to it, and not to a fragment of it.
 * @returns what was expected until now
 */
export function expectTop(isExpected: boolean): boolean {
  const before = atTop;
  atTop = isExpected;
  return before;
}

interface DeferredContentProps {
  readonly children: ReactNode;
  /** What keeps its place until then; without it, room as high as the screen, so that the footer does not show. */
  readonly meanwhile?: ReactNode;
}

/**
 * What a page shows besides its heading: what stands beside it and costs time, and all below. It is part of the
 * exported HTML, and there at once when a page comes back by the browser's own buttons, which restore a scroll position.
 * Where a link led to the page, it follows a frame after the heading: on a slow phone the heading then shows in about
 * half the time.
 */
export function DeferredContent({
  children,
  meanwhile = <div className="min-h-svh" />,
}: DeferredContentProps) {
  const [waits, setWaits] = useState(() => atTop);
  useEffect(() => {
    // A page that is left meanwhile has nothing left to change, so nothing needs to be called off.
    if (waits)
      requestAnimationFrame(() => setTimeout(() => startTransition(() => setWaits(false))));
  }, [waits]);
  return waits ? meanwhile : children;
}
