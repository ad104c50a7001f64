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

interface FoldedAnswerProps {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * An answer that's folded below its question. When the router opens the page, the answer is open if
 * it contains the fragment's target, or if it was open when the visitor left the page: the restored
 * scroll position is only right if the same answers are open. Browsers open answers only when they
 * load a page.
 */
export function FoldedAnswer({ id, children }: FoldedAnswerProps) {
  const openAnswersRef = useContext(OpenAnswers);
  const restoreOpen = useCallback(
    (details: HTMLDetailsElement) => {
      const target = document.getElementById(location.hash.slice(1));
      const wasOpen = openAnswersRef.current.delete(id);
      if (wasOpen || details.contains(target)) details.open = true;
      return () => {
        if (details.open) openAnswersRef.current.add(id);
      };
    },
    [id, openAnswersRef],
  );
  // The browser may have opened the answer before hydration, because of the fragment.
  return (
    <details id={id} ref={restoreOpen} suppressHydrationWarning>
      {children}
    </details>
  );
}
