import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '@/components/ui/Card';

/**
 * Replaces a form after it was sent. Takes the focus, so that a screen reader reads it and Tab continues from here. The lead
 * above it is hidden (app/globals.css).
 */
export function Notice({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Card ref={box} tabIndex={-1} className="notice focus:outline-none">
      {children}
    </Card>
  );
}
