'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { frameTexts } from '@/lib/words';

/** A progress line along the navbar while a page loads. It appears only if loading takes a while (app/globals.css). */
export function LoadingLine() {
  return (
    <div
      role="status"
      className="loading-line fixed inset-x-0 top-bar z-50 origin-left border-t-2 border-accent print:hidden"
    >
      <span className="sr-only">{frameTexts.loading}</span>
    </div>
  );
}

/**
 * If the visitor leaves the site while the router is fetching a page, Firefox aborts the request. The router then falls back to a full load
 * of the page it was fetching, which would replace the page that the visitor chose. In browsers with the Navigation API, this function
 * cancels the full load.
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
    // Listens only while the page loads: Firefox keeps pages with a `beforeunload` listener out of its back/forward cache.
    addEventListener('beforeunload', cancelFallbackLoad, { once: true });
    return () => removeEventListener('beforeunload', cancelFallbackLoad);
  }, []);
  return createPortal(<LoadingLine />, document.body);
}
