import type { SessionUser } from '@/lib/auth/session';
import { createSignal, subscribeAcrossTabs } from '@/lib/browser/signal';

/** The key under which localStorage has the classes that a user keeps: it has the id, since the e-mail may change. */
export const storageKey = (user: SessionUser | null) => `my-week:${user?.uid ?? ''}`;

const separator = '\n';

/** Counts the changes made in this tab; those of other tabs come as storage events. */
const changes = /* @__PURE__ */ createSignal(0);

/** The keys in the text of {@link readMyWeek}. */
export function keysIn(text: string): readonly string[] {
  return text.split(separator).filter(Boolean);
}

/**
 * The keys of the classes that somebody keeps on this device, as one text; empty where there are none or storage is blocked.
 * Each user has a list that no other user sees. Until the first change to it, it is the list from before the login.
 * @param user who is signed in
 */
export function readMyWeek(user: SessionUser | null): string {
  try {
    return localStorage.getItem(storageKey(user)) ?? localStorage.getItem(storageKey(null)) ?? '';
  } catch {
    return '';
  }
}

/**
 * Keeps a class for a user, or for nobody, or no longer.
 * @throws DOMException where the browser stores nothing
 */
export function toggleKept(user: SessionUser | null, key: string): void {
  const keys = keysIn(readMyWeek(user));
  const left = keys.filter((other) => other !== key);
  const now = left.length < keys.length ? left : [...keys, key];
  localStorage.setItem(storageKey(user), now.join(separator));
  changes.set(changes.get() + 1);
}

/** Calls `listener` whenever what is kept may have changed, in this tab or in another. */
export function subscribeToMyWeek(listener: () => void): () => void {
  return subscribeAcrossTabs(changes, listener);
}
