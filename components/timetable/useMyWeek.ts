import { useSyncExternalStore } from 'react';
import { sessionUser, subscribeToSession } from '@/lib/browser/auth/session';
import { notifyError } from '@/lib/browser/toasts';
import { keepingBlockedText } from '@/lib/content/words';
import { keysIn, readMyWeek, subscribeToMyWeek, toggleKept } from '@/lib/browser/myWeek';

/** The classes that a visitor keeps on this device (product 14.7), and how to change them. */
interface MyWeek {
  /** The keys of the classes that are kept. */
  readonly keys: readonly string[];
  readonly toggle: (key: string) => void;
}

const read = () => readMyWeek(sessionUser());

const unknown = () => undefined;

function subscribe(listener: () => void): () => void {
  const ends = [subscribeToSession(listener), subscribeToMyWeek(listener)];
  return () => ends.forEach((end) => end());
}

/** What this browser keeps, kept current; undefined in the prerendered page and while it hydrates. */
export function useMyWeek(): MyWeek | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribe, read, unknown);
  if (text === undefined) return undefined;
  return {
    keys: keysIn(text),
    toggle(key) {
      try {
        toggleKept(sessionUser(), key);
      } catch {
        notifyError(keepingBlockedText);
      }
    },
  };
}
