'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStudioClock } from '@/components/hooks/useStudioClock';
import { announceHydration } from '@/lib/browser/hydration';
import { showStudioState } from '@/lib/browser/studioState';
import { useOpenedByRouter } from './NavigationProvider';

/** Updates the studio's state after the head script has set it (lib/inline/head). */
function useStudioState(): void {
  const now = useStudioClock();
  useEffect(() => showStudioState(now), [now]);
}

/**
 * The `main` element of every page. It takes focus after a navigation, because the router leaves
 * focus where it was. After a navigation to a fragment, focus stays with the fragment.
 */
export function PageMain({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname();
  const isOpenedByRouter = useOpenedByRouter();
  const element = useRef<HTMLElement>(null);
  useStudioState();
  useEffect(announceHydration, []);
  useEffect(() => {
    const main = element.current!;
    if (!isOpenedByRouter || location.hash) return;
    // The visitor may already have focused a field.
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
    // The router doesn't scroll if the page's top is in view, even if the navbar covers it.
    if (scrollY < main.offsetTop) scrollTo(0, 0);
  }, [pathname, isOpenedByRouter]);
  return (
    <main ref={element} id="content" tabIndex={-1} className="flex flex-1 flex-col">
      {children}
    </main>
  );
}
