'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announceHydration, currentPage } from '@/lib/browser/currentPage';
import { LoadingLine } from './LoadingLine';

/**
 * The content of every page, and what has to happen once a page: the end of hydration is announced, and after a soft
 * navigation the focus moves to the content, as after a full load; the router leaves it where it was. A page that a link
 * leads to fades in; after back or forward it is there at once.
 */
export function PageContent({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(announceHydration, []);
  useLayoutEffect(() => {
    const { current: main } = content;
    if (!main || shown.current === pathname) return;
    shown.current = pathname;
    // After the first frame, because the browser then computes the styles of the page again.
    // A visitor may have gone on to a field meanwhile.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
      }),
    );
    if (!currentPage.startsAtTop) return;
    // The router does not scroll back a page that is scrolled by less than the bar's height: the bar would cover its top.
    scrollTo(0, 0);
  }, [pathname]);
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      className={`flex flex-1 flex-col ${currentPage.startsAtTop ? 'fades-in' : ''}`}
    >
      {children}
    </main>
  );
}

/** Whether a part of the page in view has not come yet. */
export const isIncomplete = () => document.querySelector('[data-slot="deferred"]') !== null;

/**
 * Content that the first frame does not need: on a page that a link leads to the top of, it is drawn when the heading has been
 * painted, which halves the time to the heading on a slow phone (docs/performance.md). It is in the exported HTML. After back
 * or forward it is drawn at once, because the browser restores the scroll position.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(!currentPage.startsAtTop);
  useEffect(() => {
    if (isDrawn) return;
    // Not useDeferredValue: React would draw the rest before the browser paints the heading.
    const frame = requestAnimationFrame(() => setTimeout(() => setIsDrawn(true)));
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
