import { useSyncExternalStore } from 'react';
import { sessionUser, subscribeToSession } from '@/lib/auth/session';
import { keysIn, readMyWeek, subscribeToMyWeek } from '@/lib/services/myWeek';

function subscribe(listener: () => void): () => void {
  const ends = [subscribeToSession(listener), subscribeToMyWeek(listener)];
  return () => ends.forEach((end) => end());
}

const read = () => readMyWeek(sessionUser());

const unknown = () => undefined;

/** The keys of the classes that a visitor keeps, kept current; undefined in the prerendered page and while it hydrates. */
export function useMyWeek(): readonly string[] | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribe, read, unknown);
  return text === undefined ? undefined : keysIn(text);
}
