import { useSyncExternalStore } from 'react';
import { sessionEmail, subscribeToSession } from '@/lib/auth/session';

/** The signed-in user's e-mail, kept current; null for a visitor and in the prerendered page. */
export function useSessionEmail(): string | null {
  return useSyncExternalStore(subscribeToSession, sessionEmail, () => null);
}
