import type { SessionUser } from '@/lib/auth/session';
import { storageKey } from './myWeek';

/** Whether a user has an own list on this device; false where storage is blocked. */
export function hasOwnWeek(user: SessionUser): boolean {
  try {
    return localStorage.getItem(storageKey(user)) !== null;
  } catch {
    return false;
  }
}

/** Forgets what a user kept, whose account is gone; never throws. */
export function forgetMyWeek(user: SessionUser): void {
  try {
    localStorage.removeItem(storageKey(user));
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
