'use client';

import { useSignal } from '@/components/hooks/useBrowserValue';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { reloadMessageId, regionIds, type TextToast } from '@/lib/browser/toasts';
import { errorWords, reloadText } from '@/lib/words';
import { toaster } from './notify';

const cardClasses = (kind: TextToast['kind']) => `toast toast-${kind}`;

/**
 * The live regions of the toasts. They're rendered from the start, because screen readers announce
 * only text that is added to an existing region. `data-card` has the classes of a card.
 */
export function Toasts() {
  return (
    <div className="toasts">
      <div id={regionIds.error} role="alert" data-card={cardClasses('error')} />
      <div id={regionIds.success} role="status" data-card={cardClasses('success')} />
      <div id={reloadMessageId} hidden className={cardClasses('success')}>
        {reloadText}
        <a href="" className="text-link font-bold">
          {errorWords.action}
        </a>
      </div>
      <ErrorBoundary>{useSignal(toaster)}</ErrorBoundary>
    </div>
  );
}
