import type { SessionUser } from '@/lib/auth/session';
import { hashContent } from '@/lib/catalogue/contentHash';
import { createSignal, subscribeAcrossTabs } from '@/lib/browser/signal';

/** The key under which localStorage has the classes that a user keeps: it has the id, since the e-mail may change. */
export const storageKey = (user: SessionUser | null) => `my-week:${user?.uid ?? ''}`;

/** The key of a user's list before 2026-11-25. */
export const formerKey = ({ email }: SessionUser) => `my-week:${hashContent(email)}`;

/** Between the keys of classes in the text of a list. */
export const separator = '\n';

/** Counts the changes made in this tab; those of other tabs come as storage events. */
export const changes = /* @__PURE__ */ createSignal(0);

/** Moves a list to its present key while the e-mail is still the one of its former key. */
function moveFormer(user: SessionUser): void {
  const list = localStorage.getItem(formerKey(user));
  if (list === null) return;
  localStorage.setItem(storageKey(user), list);
  localStorage.removeItem(formerKey(user));
}

/**
 * The keys of the classes that somebody keeps on this device, as one text; empty where there are none or storage is blocked.
 * Each user has a list that no other user sees. Until the first change to it, it is the list from before the login.
 * @param user who is signed in
 */
export function readMyWeek(user: SessionUser | null): string {
  try {
    if (user) moveFormer(user);
    return localStorage.getItem(storageKey(user)) ?? localStorage.getItem(storageKey(null)) ?? '';
  } catch {
    return '';
  }
}

/** The keys in the text of {@link readMyWeek}. */
export function keysIn(text: string): readonly string[] {
  return text.split(separator).filter(Boolean);
}

/** Calls `listener` whenever what is kept may have changed, in this tab or in another. */
export function subscribeToMyWeek(listener: () => void): () => void {
  return subscribeAcrossTabs(changes, listener);
}
