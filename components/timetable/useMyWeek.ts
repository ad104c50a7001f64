import { useSyncExternalStore } from 'react';
import { useSessionEmail } from '@/components/auth/useSessionEmail';
import { timetableTexts } from '@/lib/content/timetable';
import { keysIn, readMyWeek, subscribeToMyWeek, toggleKept } from '@/lib/timetable/myWeek';
import { notifyError } from '@/lib/toasts/requests';

/** The classes that a visitor keeps on this device (product 14.7), and how to change them. */
interface MyWeek {
  /** The keys of the classes that are kept. */
  readonly keys: readonly string[];
  readonly toggle: (key: string) => void;
}

/** What this browser keeps, kept current; undefined in the prerendered page and while it hydrates. */
export function useMyWeek(): MyWeek | undefined {
  const email = useSessionEmail();
  const text = useSyncExternalStore<string | undefined>(
    subscribeToMyWeek,
    () => readMyWeek(email),
    () => undefined,
  );
  if (text === undefined) return undefined;
  return {
    keys: keysIn(text),
    toggle(key) {
      try {
        toggleKept(email, key);
      } catch {
        notifyError(timetableTexts.myWeek.blocked);
      }
    },
  };
}
