import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Containers';
import { accountWords, retryText } from '@/lib/words';

/** Shown if a page has waited for Firebase for more than one second. */
export function Checking() {
  return (
    <p className="mt-3 animate-[appear_1ms_1s_backwards] text-muted noscript:hidden">
      {accountWords.checking}
    </p>
  );
}

const focusOnMount = (card: HTMLElement | null) => card?.focus();

interface NoticeProps {
  readonly text: string;
  readonly email?: string;
  readonly children: ReactNode;
}

/**
 * Replaces a submitted form and the page's lead paragraph. It takes focus, so that screen readers
 * read it.
 */
export function Notice({ text, email, children }: NoticeProps) {
  return (
    <Card ref={focusOnMount} tabIndex={-1} className="notice focus:outline-none">
      <p className="text-lead">{text}</p>
      {email && <p className="mt-1 text-lead font-semibold wrap-anywhere">{email}</p>}
      {children}
    </Card>
  );
}

/** A notice with a button that reloads the page. */
export function RetryNotice({ reason }: { readonly reason: string }) {
  return (
    <Notice text={reason}>
      <Button onClick={() => location.reload()} className="mt-6">
        {retryText}
      </Button>
    </Notice>
  );
}
