'use client';

import type { ReactNode } from 'react';

const leftOpen = new Set<string>();

/**
 * Opens an answer that was open when the visitor left the page, or that contains the fragment's target. Browsers don't do that after a soft
 * navigation, and if the answers weren't open, the restored scroll position would be wrong.
 */
function keepOpen(details: HTMLDetailsElement): () => void {
  const { id } = details;
  details.open ||=
    leftOpen.delete(id) || details.contains(document.getElementById(location.hash.slice(1)));
  return () => void (details.open && leftOpen.add(id));
}

export function FoldedAnswer({ id, children }: { id: string; children: ReactNode }) {
  // A fragment may have opened the answer before hydration.
  return (
    <details id={id} ref={keepOpen} className="group" suppressHydrationWarning>
      {children}
    </details>
  );
}
