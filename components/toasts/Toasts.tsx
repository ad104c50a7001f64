'use client';

import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { useSignal } from '@/components/hooks/useBrowserValue';
import { reloadMessageId, regionIds, type TextToast } from '@/lib/browser/toasts';
import { errorTexts, reloadText } from '@/lib/words';
import { toaster } from './notify';

/** The classes of a toast's card. Its left edge shows the kind of toast. */
const cardOf = (kind: TextToast['kind']) =>
  'pointer-events-auto ml-auto flex max-w-sm items-center gap-3 rounded-card border border-l-4 border-line bg-raised ' +
  `px-4 py-2.5 text-small leading-snug text-text shadow-lift sm:py-4 ${kind === 'error' ? 'border-l-danger' : 'border-l-success'}`;

/**
 * The live regions of the toasts. They're rendered from the start, because screen readers announce only text that is added to an existing
 * region. Toasts appear at the bottom edge or, if they'd cover controls there, below the navbar (the `at-top` variant in app/globals.css).
 * `data-card` has the classes of a card.
 */
export function Toasts() {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-bar bottom-0 z-50 mx-auto flex w-full max-w-page flex-col overflow-y-auto px-gutter py-4 justify-end at-top:justify-start print:hidden">
      <div id={regionIds.error} role="alert" data-card={cardOf('error')} />
      <div id={regionIds.success} role="status" data-card={cardOf('success')} />
      <div id={reloadMessageId} hidden className={cardOf('success')}>
        {reloadText}
        <a href="" className="text-link font-bold">
          {errorTexts.action}
        </a>
      </div>
      <IslandBoundary>{useSignal(toaster)}</IslandBoundary>
    </div>
  );
}
