'use client';

import type { ReactNode } from 'react';

const leftOpen = new Set<string>();

/**
 * Opens an answer that was open when the visitor left the page, or that contains the fragment's target. Browsers do neither after a soft
 * navigation. The restored scroll position is only right if the same answers are open.
 */
function keepOpen(details: HTMLDetailsElement): () => void {
  const { id } = details;
  details.open ||=
    leftOpen.delete(id) || details.contains(document.getElementById(location.hash.slice(1)));
  return () => void (details.open && leftOpen.add(id));
}

export function FoldedAnswer({ id, children }: { id: string; children: ReactNode }) {
  // The browser may have opened the answer before hydration, because of the fragment.
  return (
    <details id={id} ref={keepOpen} suppressHydrationWarning>
      {children}
    </details>
  );
}
