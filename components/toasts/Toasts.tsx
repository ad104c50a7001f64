'use client';

import { useSignal } from '@/components/hooks/useBrowserValue';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { reloadMessageId, regionIds, type TextToast } from '@/lib/browser/toasts';
import { errorWords, reloadText } from '@/lib/words';
import { toaster } from './notify';

/** The classes of a toast's card. */
const cardOf = (kind: TextToast['kind']) => `toast toast-${kind}`;

/**
 * The live regions of the toasts. They're rendered from the start, because screen readers announce
 * only text that is added to an existing region. `data-card` has the classes of a card.
 */
export function Toasts() {
  return (
    <div className="toasts">
      <div id={regionIds.error} role="alert" data-card={cardOf('error')} />
      <div id={regionIds.success} role="status" data-card={cardOf('success')} />
      <div id={reloadMessageId} hidden className={cardOf('success')}>
        {reloadText}
        <a href="" className="text-link font-bold">
          {errorWords.action}
        </a>
      </div>
      <ErrorBoundary>{useSignal(toaster)}</ErrorBoundary>
    </div>
  );
}
