'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react';
import { announceHydration, currentPage } from '@/lib/browser/currentPage';

/**
 * The content of every page, and what has to happen once a page: the end of hydration is announced, and after a soft
 * navigation the focus moves to the content, as after a full load; the router leaves it where it was.
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
    <ViewTransition default="none" update={{ page: 'page', default: 'none' }}>
      <main ref={content} id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
    </ViewTransition>
  );
}
