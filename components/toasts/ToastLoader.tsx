'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { reportError } from '@/lib/browser/reportError';
import { loadPart } from '@/lib/inline/lostFiles';
import { useSignal } from '@/components/ui/useBrowserValue';
import { showAsText, toastRequests } from '@/lib/browser/toasts';

/**
 * Loads the toaster when the first toast is expected. When that fails, the newest message is shown as plain text, and
 * the next one tries again.
 */
export function ToastLoader() {
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
