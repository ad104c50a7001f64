'use client';

import { Button } from '@/components/ui/Button';

/** Opens the browser's print dialog; hidden without JavaScript. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <Button variant="quiet" onClick={() => window.print()} className="noscript:hidden sm:px-0!">
      {label}
    </Button>
  );
}
