import type { SessionUser } from '@/lib/auth/session';
import { hashContent } from './liveData';
import { createSignal, subscribeAcrossTabs } from '@/lib/browser/signal';

/** The key under which localStorage has the classes that a user keeps: it has the id, since the e-mail may change. */
export const storageKey = (user: SessionUser | null) => `my-week:${user?.uid ?? ''}`;

/** The key of a user's list before 2026-11-25. */
export const formerKey = ({ email }: SessionUser) => `my-week:${hashContent(email)}`;

const separator = '\n';

/** Counts the changes made in this tab; those of other tabs come as storage events. */
const changes = /* @__PURE__ */ createSignal(0);

/** The keys in the text of {@link readMyWeek}. */
export function keysIn(text: string): readonly string[] {
  return text.split(separator).filter(Boolean);
}

/** The list of a user, or of nobody, together with what an older tab has written by the former key; null where there is none. */
export function storedList(user: SessionUser | null): string | null {
  const list = localStorage.getItem(storageKey(user));
  const former = user && localStorage.getItem(formerKey(user));
  if (former === null) return list;
  return [...new Set([...keysIn(list ?? ''), ...keysIn(former)])].join(separator);
}

/**
 * The keys of the classes that somebody keeps on this device, as one text; empty where there are none or storage is blocked.
 * Each user has a list that no other user sees. Until the first change to it, it is the list from before the login.
 * @param user who is signed in
 */
export function readMyWeek(user: SessionUser | null): string {
  try {
    return storedList(user) ?? storedList(null) ?? '';
  } catch {
    return '';
  }
}

function write(user: SessionUser | null, keys: readonly string[]): void {
  localStorage.setItem(storageKey(user), keys.join(separator));
  if (user) localStorage.removeItem(formerKey(user));
  changes.set(changes.get() + 1);
}

/**
 * Keeps a class for a user, or for nobody, or no longer.
 * @throws DOMException where the browser stores nothing
 */
export function toggleKept(user: SessionUser | null, key: string): void {
  const keys = keysIn(readMyWeek(user));
  const left = keys.filter((other) => other !== key);
  write(user, left.length < keys.length ? left : [...keys, key]);
}

/** Moves a user's list to its present key while the e-mail is still the one of its former key; never throws. */
export function moveFormer(user: SessionUser): void {
  try {
    if (localStorage.getItem(formerKey(user)) !== null) write(user, keysIn(readMyWeek(user)));
  } catch {
    // Nothing can be stored: the list stays where it is, and is read there.
  }
}

/** Calls `listener` whenever what is kept may have changed, in this tab or in another. */
export function subscribeToMyWeek(listener: () => void): () => void {
  return subscribeAcrossTabs(changes, listener);
}
