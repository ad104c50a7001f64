'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { frameTexts } from '@/lib/words';

/** A progress line across the top of the window while a page loads. It only appears if that takes a while (app/globals.css). */
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

/**
 * If the visitor leaves the site while the router is fetching a page, Firefox aborts the request, and the router falls back to a full load
 * of that page, which would replace the page that the visitor chose. This cancels it, in browsers with the Navigation API.
 */
function cancelFallbackLoad(): void {
  self.navigation?.addEventListener(
    'navigate',
    (event) => event.userInitiated || event.preventDefault(),
    { once: true },
  );
}

/** Shows that a link's page is loading. */
export function PendingLine() {
  useEffect(() => {
    // Only while the page loads, because Firefox keeps pages with a `beforeunload` listener out of the back/forward cache.
    addEventListener('beforeunload', cancelFallbackLoad, { once: true });
    return () => removeEventListener('beforeunload', cancelFallbackLoad);
  }, []);
  return createPortal(<LoadingLine />, document.body);
}
