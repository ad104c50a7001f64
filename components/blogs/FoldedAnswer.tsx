'use client';

import type { ReactNode } from 'react';

const leftOpen = new Set<string>();

/**
 * Restores what the browser cannot: the answers that were open when a soft navigation left the page (so that the old scroll
 * position fits), and the target of a fragment after a soft navigation.
 */
function keepOpen(details: HTMLDetailsElement): () => void {
  const { id } = details;
  details.open ||=
    leftOpen.delete(id) || details.contains(document.getElementById(location.hash.slice(1)));
  return () => void (details.open && leftOpen.add(id));
}

/** An answer below its question, folded until it is pressed (product 2.11). The first child is the `summary`. */
export function FoldedAnswer({ id, children }: { id: string; children: ReactNode }) {
  // An answer that a fragment opened before hydration differs from the exported HTML.
  return (
    <details id={id} ref={keepOpen} className="group" suppressHydrationWarning>
      {children}
    </details>
  );
}
