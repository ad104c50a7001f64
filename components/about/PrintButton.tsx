'use client';

import { useBrowserValue } from '@/components/ui/useBrowserValue';

/**
 * Opens the browser's print dialogue. Without JavaScript it could do nothing, so it shows only once it can; its place is
 * kept meanwhile, and nothing moves.
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
