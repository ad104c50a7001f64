import type { SessionUser } from '@/lib/auth/session';
import { changes, formerKey, keysIn, readMyWeek, separator, storageKey } from './myWeek';

/**
 * Keeps a class, or no longer.
 * @throws DOMException where the browser stores nothing
 */
export function toggleKept(user: SessionUser | null, key: string): void {
  const keys = keysIn(readMyWeek(user));
  const left = keys.filter((other) => other !== key);
  const next = left.length < keys.length ? left : [...keys, key];
  localStorage.setItem(storageKey(user), next.join(separator));
  changes.set(changes.get() + 1);
}

/** Forgets what a user kept, whose account is gone; never throws. */
export function forgetMyWeek(user: SessionUser): void {
  try {
    localStorage.removeItem(storageKey(user));
    localStorage.removeItem(formerKey(user));
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
