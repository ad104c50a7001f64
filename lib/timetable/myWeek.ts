import { hashContent } from '@/lib/catalogue/contentHash';
import { createSignal, subscribeAcrossTabs } from '@/lib/browser/signal';
import type { WeekClass } from './week';

/** The key under which localStorage has the classes that a user keeps; it has a hash of the e-mail, not the e-mail. */
const storageKey = (email: string | null) => `my-week:${email === null ? '' : hashContent(email)}`;

const separator = '\n';

/** Counts the changes made in this tab; those of other tabs come as storage events. */
const changes = createSignal(0);

/** The key of a class of the week in the list of those that are kept. */
export function classKey({ service, id }: Pick<WeekClass, 'service' | 'id'>): string {
  return `${service.id} ${id}`;
}

/**
 * The keys of the classes that somebody keeps on this device, as one text; empty where there are none or storage is blocked.
 * Each user has a list that no other user sees. Until the first change to it, it is the list from before the login.
 * @param email of who is signed in
 */
export function readMyWeek(email: string | null): string {
  try {
    return localStorage.getItem(storageKey(email)) ?? localStorage.getItem(storageKey(null)) ?? '';
  } catch {
    return '';
  }
}

/** The keys in the text of {@link readMyWeek}. */
export function keysIn(text: string): readonly string[] {
  return text.split(separator).filter(Boolean);
}

/**
 * Keeps a class, or no longer.
 * @throws DOMException where the browser stores nothing
 */
export function toggleKept(email: string | null, key: string): void {
  const keys = keysIn(readMyWeek(email));
  const left = keys.filter((other) => other !== key);
  const next = left.length < keys.length ? left : [...keys, key];
  localStorage.setItem(storageKey(email), next.join(separator));
  changes.set(changes.get() + 1);
}

/** Forgets what a user kept, whose account is gone; never throws. */
export function forgetMyWeek(email: string): void {
  try {
    localStorage.removeItem(storageKey(email));
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

/** Calls `listener` whenever what is kept may have changed, in this tab or in another. */
export function subscribeToMyWeek(listener: () => void): () => void {
  return subscribeAcrossTabs(changes, listener);
}

/** Several calendars with one event each as one calendar (RFC 5545): the frame of the first, the events of all. */
export function joinCalendars(calendars: readonly string[]): string {
  const [first = ''] = calendars;
  const event = /BEGIN:VEVENT[^]*?END:VEVENT\r?\n/g;
  const events = calendars.flatMap((calendar) => calendar.match(event) ?? []).join('');
  return first.replace(event, '').replace('END:VCALENDAR', `${events}END:VCALENDAR`);
}
