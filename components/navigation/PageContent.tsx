'use client';

import { usePathname } from 'next/navigation';
import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStudioClock } from '@/components/hooks/useStudioClock';
import { useSignal } from '@/components/hooks/useBrowserValue';
import { showLight } from '@/lib/browser/light';
import { announceHydration, navigation } from '@/lib/browser/navigation';
import { stayOffline } from '@/lib/browser/offline';
import { LoadingLine } from './LoadingLine';

/** Keeps the light of the head script up to date (lib/inline/head). */
function useLight(): void {
  const now = useStudioClock();
  useEffect(() => showLight(now), [now]);
}

/**
 * The content of every page. After a soft navigation the focus moves to it, as after a full load; the router leaves it where it
 * was. A page that a link leads to fades in; after back or forward it appears at once.
 */
export function PageContent({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname();
  const { toTop } = useSignal(navigation);
  // The navigation starts while the previous page is still shown.
  const [shown, setShown] = useState({ pathname, fadesIn: false });
  if (shown.pathname !== pathname) setShown({ pathname, fadesIn: toTop });
  const content = useRef<HTMLElement>(null);
  useLight();
  useEffect(stayOffline, []);
  useEffect(announceHydration, []);
  useLayoutEffect(() => {
    if (!navigation.get().isSoft) return;
    const main = content.current!;
    // After the first frame, because the browser then computes the styles of the page again.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // The visitor may have moved on to a field.
        if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
      }),
    );
    // The router doesn't scroll a page that is scrolled by less than the bar's height: the bar would cover its top.
    if (navigation.get().toTop) scrollTo(0, 0);
  }, [pathname]);
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      className={`flex flex-1 flex-col ${shown.fadesIn ? 'fades-in' : ''}`}
    >
      {children}
    </main>
  );
}

/** Returns whether a part of the page in view isn't rendered yet. */
export const isIncomplete = () => document.querySelector('[data-slot="deferred"]') !== null;

/**
 * Content that the first frame doesn't need: if a link leads to the top of the page, it's rendered once the heading has been
 * painted, which halves the time to the heading on a slow phone (docs/performance.md). It's in the exported HTML. After back or
 * forward it's rendered at once, because the browser restores the scroll position.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const { toTop } = useSignal(navigation);
  const [isDrawn, setIsDrawn] = useState(!toTop);
  useEffect(() => {
    if (isDrawn) return;
    // Not useDeferredValue: React would render the rest before the browser paints the heading.
    // In a transition, because content that is still on its way would hold up every other update, such as the mark of a pressed link.
    const draw = () => startTransition(() => setIsDrawn(true));
    const frame = requestAnimationFrame(() => setTimeout(draw));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  if (isDrawn) return children;
  return (
    // As high as the window, so the footer stays out of view. The key keeps React from reusing it for the content.
    <div key="deferred" data-slot="deferred" className="min-h-svh">
      <LoadingLine />
    </div>
  );
}
