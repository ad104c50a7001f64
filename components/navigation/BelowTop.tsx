'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';

let atTop = false;

/** Notes whether the page that comes next begins at its top: a link led to it, and not to a fragment of it. */
export function expectTop(isExpected: boolean): void {
  atTop = isExpected;
}

/**
 * What stands below the top of a page. It is part of the exported HTML, and there at once when a page comes back by the
 * browser's own buttons, which restore a scroll position. Where a link led to the page, it follows a frame after the
 * heading: on a slow phone the heading then shows in about half the time.
 */
export function BelowTop({ children }: { readonly children: ReactNode }) {
  const [waits, setWaits] = useState(() => atTop);
  useEffect(() => {
    if (!waits) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWaits(false)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [waits]);
  // As high as the screen, so that the footer does not show for a moment.
  return waits ? <div className="min-h-svh" /> : children;
}
