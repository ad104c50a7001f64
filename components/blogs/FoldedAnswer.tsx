'use client';

import type { ReactNode } from 'react';

const leftOpen = new Set<string>();

/**
 * The browser opens an answer for a press, for a fragment and for what it finds on the page. Two things it cannot know:
 * which answers were open when a soft navigation left the page, so that it comes back as long as it was and the scroll
 * position with it, and the fragment of a soft navigation, which is none of the browser's.
 */
function keepOpen(details: HTMLDetailsElement): () => void {
  const { id } = details;
  details.open ||=
    leftOpen.delete(id) || details.contains(document.getElementById(location.hash.slice(1)));
  return () => void (details.open && leftOpen.add(id));
}

/** An answer below its question, folded until it is asked for (product 2.11); the first child is the `summary`. */
export function FoldedAnswer({ id, children }: { id: string; children: ReactNode }) {
  // Opened by a fragment before hydration, it differs from the exported HTML.
  return (
    <details id={id} ref={keepOpen} className="group" suppressHydrationWarning>
      {children}
    </details>
  );
}
