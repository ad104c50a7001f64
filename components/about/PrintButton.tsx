'use client';

import { Button } from '@/components/ui/Button';
import { useBrowserValue } from '@/components/ui/useBrowserValue';

/**
 * Opens the browser's print dialog. Without JavaScript it could do nothing, so it is invisible until it can; its place
 * is kept, so that nothing moves.
 */
export function PrintButton({ label }: { readonly label: string }) {
  const ready = useBrowserValue(() => true, false);
  return (
    <Button
      variant="quiet"
      onClick={() => window.print()}
      className={`sm:px-0! ${ready ? '' : 'invisible'}`}
    >
      {label}
    </Button>
  );
}
