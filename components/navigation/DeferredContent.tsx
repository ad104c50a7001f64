'use client';

import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { frameTexts } from '@/lib/content/words';

/** A line across the top of the window while a page is on its way. It appears when that takes long (app/motion.css). */
export function LoadingLine() {
  return (
    <div
      role="status"
      className="loading-line fixed inset-x-0 top-0 z-50 origin-left border-t-2 border-accent print:hidden"
    >
      <span className="sr-only">{frameTexts.loading}</span>
    </div>
  );
}

/** Whether a pressed link leads to the top of a page that is being drawn; `SoftNavigation` provides it. */
export const PressedLink = createContext(false);

/**
 * Content that the first frame does not need: on a page that a pressed link leads to, it is drawn after the heading, which
 * halves the time to the heading on a slow phone. It is in the exported HTML. After back or forward it is drawn at once,
 * because the browser restores the scroll position. A screen has it once.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const isPressed = useContext(PressedLink);
  const [isDrawn, setIsDrawn] = useState(!isPressed);
  useEffect(() => {
    if (isDrawn) return;
    const draw = () => startTransition(() => setIsDrawn(true));
    // Once the frame with the heading has been painted.
    const frame = requestAnimationFrame(() => setTimeout(draw));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  if (isDrawn) return children;
  return (
    // As high as the screen, so that the footer does not show. With a key, so that no element of the content takes its place.
    <div key="deferred" data-slot="deferred" className="min-h-svh">
      <LoadingLine />
    </div>
  );
}
