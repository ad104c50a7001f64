'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { useSignal } from '@/components/ui/useBrowserValue';
import { reportError } from '@/lib/browser/reportError';
import { regionIds, showAsText, type ToastRequest, toastRequests } from '@/lib/browser/toasts';
import { loadPart } from '@/lib/browser/reload';

const shared =
  'pointer-events-auto ml-auto flex max-w-sm items-center gap-3 rounded-card border border-line border-l-4 bg-raised px-4 py-2.5 sm:py-4 ' +
  'text-small text-text shadow-lift toast-card';

/** The class names of a toast's card; its left edge tells the kind. */
function toastBox(kind: ToastRequest['kind']): string {
  return `${shared} ${kind === 'error' ? 'border-l-danger' : 'border-l-success'}`;
}

/**
 * Loads the toaster when the first toast is expected. When that fails, the newest message is shown as plain text, and
 * the next one tries again.
 */
function ToastLoader() {
  const { expected, waiting } = useSignal(toastRequests);
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (!expected || Toaster) return;
    loadPart(() => import('./Toaster')).then(
      (part) => setToaster(() => part.Toaster),
      (error: unknown) => {
        reportError(error);
        showAsText(waiting.at(-1));
      },
    );
  }, [expected, waiting, Toaster]);

  return Toaster ? <Toaster /> : null;
}

/**
 * The place of the toasts on every page: two live regions that exist from the start, because a screen reader announces
 * only what is added to a region that it knows. `data-card` holds the class names of a message's box.
 */
export function Toasts() {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-bar z-50 mx-auto w-full max-w-page h-[calc(100svh-4rem)] overflow-y-auto px-gutter pt-2 pb-10 sm:pt-4 print:hidden">
      <div id={regionIds.error} role="alert" data-card={toastBox('error')} />
      <div id={regionIds.success} role="status" data-card={toastBox('success')} />
      <IslandBoundary>
        <ToastLoader />
      </IslandBoundary>
    </div>
  );
}
