'use client';

import { usePathname } from 'next/navigation';
import {
  Activity,
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

/** Updates the lighting after the head script has set it (lib/inline/head). */
function useLight(): void {
  const now = useStudioClock();
  useEffect(() => showLight(now), [now]);
}

/**
 * The content of every page. It takes focus after a soft navigation, because the router leaves focus where it was. A page opened by a link
 * fades in. After going back or forward, the page appears at once.
 */
export function PageContent({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname();
  const { toTop } = useSignal(navigation);
  // The path is kept in state, because a navigation starts while the previous page is still shown.
  const [shown, setShown] = useState({ pathname, entry: 'lights-up' });
  if (shown.pathname !== pathname) setShown({ pathname, entry: toTop ? 'fades-in' : '' });
  const content = useRef<HTMLElement>(null);
  useLight();
  useEffect(stayOffline, []);
  useEffect(announceHydration, []);
  useLayoutEffect(() => {
    if (!navigation.get().isSoft) return;
    const main = content.current!;
    // Focus moves after the first frame, because moving focus makes the browser recompute the page's styles.
    requestAnimationFrame(() =>
      setTimeout(() => {
        // The visitor may already have focused a field.
        if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
      }),
    );
    // The router doesn't scroll up if the page is scrolled by less than the navbar's height, so the navbar would cover the page's top.
    if (navigation.get().toTop) scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      {/* A new key restarts the animation. */}
      {shown.entry === 'fades-in' && <div key={pathname} className="strike" />}
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className={`flex flex-1 flex-col ${shown.entry}`}
      >
        {children}
      </main>
    </>
  );
}

/** Returns whether part of the current page isn't rendered yet. */
export const isIncomplete = () => document.querySelector('[data-slot="deferred"]') !== null;

/**
 * Content that the first frame doesn't need. If a link opens the page at its top, this content is rendered after the heading has been
 * painted, which halves the time to the heading on a slow phone (docs/performance.md). The exported HTML contains it. After going back or
 * forward, this content is rendered at once, because the browser restores the scroll position.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const { toTop } = useSignal(navigation);
  const [isRendered, setIsRendered] = useState(!toTop);
  useEffect(() => {
    if (isRendered) return;
    // `useDeferredValue` isn't used: React would render this content before the browser paints the heading. The update is a transition:
    // otherwise, content that is still loading would block all other updates, such as the busy state of a pressed link.
    const renderContent = () => startTransition(() => setIsRendered(true));
    // While a picture moves to its place on the page (HeroPicture), rendering would make it stutter.
    const moves = document.querySelector('[data-arrives]')?.getAnimations() ?? [];
    const arrival = Promise.allSettled(moves.map((move) => move.finished));
    const frame = requestAnimationFrame(() => arrival.then(() => setTimeout(renderContent)));
    return () => cancelAnimationFrame(frame);
  }, [isRendered]);
  if (isRendered) return <Activity>{children}</Activity>;
  return (
    // The placeholder fills the window, so the footer stays out of view. The key keeps React from reusing this element for the content.
    <div key="deferred" data-slot="deferred" className="min-h-svh">
      <LoadingLine />
    </div>
  );
}
