'use client';

import { useBrowserValue } from '@/components/ui/useBrowserValue';

/**
 * Opens the browser's print dialog. Without JavaScript it could do nothing, so it is invisible until it can; its place
 * is kept, so that nothing moves.
 */
export function PrintButton({ label, className }: { label: string; className: string }) {
  const ready = useBrowserValue(() => true, false);
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={ready ? className : `${className} invisible`}
    >
      {label}
    </button>
  );
}
