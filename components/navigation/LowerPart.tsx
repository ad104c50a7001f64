'use client';

import { Activity, type ReactNode, useDeferredValue, useLayoutEffect, useState } from 'react';
import { useNavigation } from './NavigationProvider';

/**
 * Content below a page's heading. If a link opens the page, the heading is rendered first. The
 * placeholder fills the window, so the footer stays out of view.
 */
export function LowerPart({ children }: { readonly children: ReactNode }) {
  const { isOpenedByRouter, isTraversal } = useNavigation();
  const [rendersAtOnce] = useState(!isOpenedByRouter || isTraversal);
  const isRendered = useDeferredValue(true, rendersAtOnce);
  // When the router scrolls to the fragment's target, this content isn't rendered yet.
  useLayoutEffect(() => {
    if (isRendered && !rendersAtOnce && location.hash)
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isRendered, rendersAtOnce]);
  if (!isRendered) return <div className="min-h-svh" />;
  return <Activity>{children}</Activity>;
}
