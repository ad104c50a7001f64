import { PageLink } from '@/components/navigation/PageLink';
import { useSessionEmail } from '@/components/auth/followSession';
import { sessionUser } from '@/lib/auth/session';
import { toggleKept } from '@/lib/services/myWeek';
import { notifyError } from '@/lib/browser/toasts';
import { keepingBlockedText, keepTexts } from '@/lib/words';

/* How a visitor keeps classes on the device (product 14.7). */

/** Keeps a class in the visitor's week, or no longer; says so where the browser stores nothing. */
export function keepClass(key: string): void {
  try {
    toggleKept(sessionUser(), key);
  } catch {
    notifyError(keepingBlockedText);
  }
}

interface KeepButtonProps {
  /** Undefined while that is not known: then it is invisible, so that nothing moves. */
  readonly isKept: boolean | undefined;
  /** The key of the class. */
  readonly kept: string;
  readonly className: string;
}

/** The button that keeps a class in the visitor's week, or no longer. */
export function KeepButton({ isKept, kept, className }: KeepButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isKept}
      onClick={() => keepClass(kept)}
      className={`aria-pressed:before:kept-sign aria-pressed:before:mr-1.5 ${className} ${isKept === undefined ? 'invisible' : ''}`}
    >
      {keepTexts.keep}
    </button>
  );
}

/** Says where a class is kept, and leads there. */
export function KeptAnswer() {
  const { kept, home, account } = keepTexts;
  const { label, href } = useSessionEmail() ? account : home;
  return (
    <>
      <span>{kept}</span>{' '}
      <PageLink href={href} className="underline underline-offset-4 hover:text-accent-bright">
        {label}
      </PageLink>
    </>
  );
}
