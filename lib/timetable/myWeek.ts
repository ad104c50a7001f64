import { contentHash } from '@/lib/catalogue/fetchData';
import { createSignal } from '@/lib/signal/signal';
import type { WeekClass } from './week';

/** Where the classes that somebody keeps are stored on this device; the number stands for the e-mail, which is not. */
const key = (email: string | null) => `my-week:${email === null ? '' : contentHash(email)}`;

const separator = '\n';

/** Counts the changes made in this tab; others are told by the browser. */
const changes = createSignal(0);

/** What stands for a class of the week in what is kept. */
export function markOf({ service, id }: Pick<WeekClass, 'service' | 'id'>): string {
  return `${service.id} ${id}`;
}

/**
 * The marks that somebody keeps on this device, as one text; empty where there are none or storage is blocked. A user
 * has an own list, which nobody else sees; until the first mark in it, it is what was kept before the login.
 * @param email of who is signed in
 */
export function readMyWeek(email: string | null): string {
  try {
    return localStorage.getItem(key(email)) ?? localStorage.getItem(key(null)) ?? '';
  } catch {
    return '';
  }
}

/** The marks in the text of {@link readMyWeek}. */
export function marksIn(text: string): readonly string[] {
  return text.split(separator).filter(Boolean);
}

/**
 * Keeps a class, or no longer.
 * @throws DOMException where the browser stores nothing
 */
export function toggleMark(email: string | null, mark: string): void {
  const marks = marksIn(readMyWeek(email));
  const left = marks.filter((other) => other !== mark);
  const next = left.length < marks.length ? left : [...marks, mark];
  localStorage.setItem(key(email), next.join(separator));
  changes.set(changes.get() + 1);
}

/** Forgets what a user kept, whose account is gone; never throws. */
export function forgetMyWeek(email: string): void {
  try {
    localStorage.removeItem(key(email));
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}

/** Calls `listener` whenever what is kept may have changed, in this tab or in another. */
export function subscribeToMyWeek(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

/** Several calendars with one event each as one calendar (RFC 5545): the frame of the first, the events of all. */
export function joinCalendars(calendars: readonly string[]): string {
  const [first = ''] = calendars;
  const event = /BEGIN:VEVENT[^]*?END:VEVENT\r?\n/g;
  const events = calendars.flatMap((calendar) => calendar.match(event) ?? []).join('');
  return first.replace(event, '').replace('END:VCALENDAR', `${events}END:VCALENDAR`);
}
