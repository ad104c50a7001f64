'use client';

import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useRef,
} from 'react';

const OpenAnswers = createContext<RefObject<Set<string>>>({ current: new Set() });

/** Keeps the ids of the answers that were open when the visitor left Blogs. */
export function OpenAnswersProvider({ children }: { readonly children: ReactNode }) {
  return <OpenAnswers value={useRef(new Set<string>())}>{children}</OpenAnswers>;
}

/**
 * An answer that's folded below its question. It's open if it was open when the visitor left the
 * page, because the restored scroll position is only right if the same answers are open, or if it
 * contains the fragment's target. Browsers do neither after the router opened the page.
 */
export function FoldedAnswer({ id, children }: { id: string; children: ReactNode }) {
  const openRef = useContext(OpenAnswers);
  const keepOpen = useCallback(
    (details: HTMLDetailsElement) => {
      const target = document.getElementById(location.hash.slice(1));
      details.open ||= openRef.current.delete(id) || details.contains(target);
      return () => {
        if (details.open) openRef.current.add(id);
      };
    },
    [id, openRef],
  );
  // The browser may have opened the answer before hydration, because of the fragment.
  return (
    <details id={id} ref={keepOpen} suppressHydrationWarning>
      {children}
    </details>
  );
}
