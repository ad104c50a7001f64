import type { SessionUser } from '@/lib/auth/session';
import { formerKey, storageKey, storedList } from './myWeek';

/** Whether a user has an own list on this device; false where storage is blocked. */
export function hasOwnWeek(user: SessionUser): boolean {
  try {
    return storedList(user) !== null;
  } catch {
    return false;
  }
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
