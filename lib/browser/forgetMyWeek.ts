import type { SessionUser } from '@/lib/auth/session';
import { formerKey, storageKey } from './myWeek';

/** Forgets what a user kept, whose account is gone; never throws. */
export function forgetMyWeek(user: SessionUser): void {
  try {
    localStorage.removeItem(storageKey(user));
    localStorage.removeItem(formerKey(user));
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
