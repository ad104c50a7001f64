'use client';

import { createPortal } from 'react-dom';
import { loadingText } from '@/lib/words';

/**
 * A progress line along the navbar while a page loads. It appears only if loading takes a while.
 */
export function LoadingLine() {
  return (
    <div
      role="status"
      className="loading-line fixed inset-x-0 top-bar z-50 origin-left border-t-2 border-accent print:hidden"
    >
      <span className="sr-only">{loadingText}</span>
    </div>
  );
}

/** Shows that the page of the link around it loads, and dims this link (LoadingLine.css). */
export function PendingLine() {
  return (
    <>
      <span data-pending="" hidden />
      {createPortal(<LoadingLine />, document.body)}
    </>
  );
}
