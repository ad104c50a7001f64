import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Containers';
import { actionTexts } from '@/lib/words';

/**
 * Replaces a form after it was sent. Takes the focus, so that a screen reader reads it and Tab continues from here. The lead
 * above it is hidden (app/auth.css).
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

interface UnansweredProps {
  /** Why there is no answer. */
  readonly reason: string;
  readonly onAgain: () => void;
}

/** Stands where the provider could not be asked what a page is to show. */
export function Unanswered({ reason, onAgain }: UnansweredProps) {
  return (
    <Notice>
      <p className="text-lead">{reason}</p>
      <Button onClick={onAgain} className="mt-6">
        {actionTexts.again}
      </Button>
    </Notice>
  );
}
