import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Containers';
import { accountTexts, actionTexts } from '@/lib/words';

/** The sentence below the title of a form's page. */
export function Lead({ children }: { readonly children: string }) {
  return <p className="mt-3 mb-8 text-lead text-muted">{children}</p>;
}

/**
 * Stands where a page does not know yet what is true for its visitor. It says so only when that takes long, and never where
 * no script runs, since that page says what it needs.
 */
export function Checking() {
  return (
    <p className="mt-3 animate-[late_1ms_1s_backwards] text-muted noscript:hidden">
      {accountTexts.checking}
    </p>
  );
}

const takeFocus = (box: HTMLElement | null) => box?.focus();

/**
 * Replaces a form after it was sent. Takes the focus, so that a screen reader reads it and Tab continues from here. The lead
 * above it is hidden (app/auth.css).
 */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <Card ref={takeFocus} tabIndex={-1} className="notice focus:outline-none">
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
