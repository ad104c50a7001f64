'use client';

import type { ReactNode } from 'react';

const leftOpen = new Set<string>();

/**
 * Opens what browsers don't after a soft navigation: the answers that were open when the visitor left the page, without which the
 * restored scroll position would be wrong, and the target of a fragment.
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
