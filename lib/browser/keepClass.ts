import type { SessionUser } from '@/lib/auth/session';
import { keepingBlockedText } from '@/lib/content/words';
import { sessionUser } from './auth/session';
import { keysIn, readMyWeek, writeMyWeek } from './myWeek';
import { notifyError } from './toasts';

/**
 * Keeps a class, or no longer.
 * @throws DOMException where the browser stores nothing
 */
export function toggleKept(user: SessionUser | null, key: string): void {
  const keys = keysIn(readMyWeek(user));
  const left = keys.filter((other) => other !== key);
  writeMyWeek(user, left.length < keys.length ? left : [...keys, key]);
}

/** Keeps a class in the visitor's week, or no longer; says so where the browser stores nothing. */
export function keepClass(key: string): void {
  try {
    toggleKept(sessionUser(), key);
  } catch {
    notifyError(keepingBlockedText);
  }
}
