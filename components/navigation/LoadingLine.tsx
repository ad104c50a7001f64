'use client';

import { useLinkStatus } from 'next/link';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { frameTexts } from '@/lib/words';

/** A line across the top of the window while a page is on its way. It appears when that takes long (app/globals.css). */
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
 * Firefox aborts the router's request when the visitor leaves the site meanwhile. The router then loads the requested page
 * in full, in place of the page that the visitor chose. This cancels that load, where the Navigation API exists.
 */
function cancelFallbackLoad(): void {
  self.navigation?.addEventListener(
    'navigate',
    (event) => event.userInitiated || event.preventDefault(),
    { once: true },
  );
}

interface PendingProps {
  /** Called with true when the page is on its way, with false when it has come or another link was pressed. */
  readonly onChange: (isPending: boolean) => void;
}

function Pending({ onChange }: PendingProps) {
  useEffect(() => {
    onChange(true);
    // Only meanwhile: Firefox keeps no page in the back/forward cache that listens for this event.
    addEventListener('beforeunload', cancelFallbackLoad, { once: true });
    return () => {
      onChange(false);
      removeEventListener('beforeunload', cancelFallbackLoad);
    };
  }, [onChange]);
  return createPortal(<LoadingLine />, document.body);
}

/** Inside a link: shows, and reports, that the page that it leads to is on its way. */
export function PendingLine(props: PendingProps) {
  return useLinkStatus().pending && <Pending {...props} />;
}
