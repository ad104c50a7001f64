import { useSyncExternalStore } from 'react';
import { sessionUser, subscribeToSession } from '@/lib/browser/auth/session';
import { keysIn, readMyWeek, subscribeToMyWeek } from '@/lib/browser/myWeek';

const read = () => readMyWeek(sessionUser());

const unknown = () => undefined;

function subscribe(listener: () => void): () => void {
  const ends = [subscribeToSession(listener), subscribeToMyWeek(listener)];
  return () => ends.forEach((end) => end());
}

/**
 * The keys of the classes that a visitor keeps on this device (product 14.7), kept current; undefined in the prerendered page
 * and while it hydrates.
 */
export function useMyWeek(): readonly string[] | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribe, read, unknown);
  return text === undefined ? undefined : keysIn(text);
}
