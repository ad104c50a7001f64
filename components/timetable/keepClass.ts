import { sessionUser } from '@/lib/browser/auth/session';
import { toggleKept } from '@/lib/browser/changeMyWeek';
import { notifyError } from '@/lib/browser/toasts';
import { keepingBlockedText } from '@/lib/content/words';

/** Keeps a class in the visitor's week, or no longer; says so where the browser stores nothing. */
export function keepClass(key: string): void {
  try {
    toggleKept(sessionUser(), key);
  } catch {
    notifyError(keepingBlockedText);
  }
}
