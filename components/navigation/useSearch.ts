import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/signal/signal';

/** Counts the changes by {@link changeAddress}. */
const changes = createSignal(0);

/** Gives the page in view another address: with an entry in the history of its own, or in place of the present one. */
export function changeAddress(how: 'pushState' | 'replaceState', href: string): void {
  history[how](null, '', href);
  changes.set(changes.get() + 1);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  addEventListener('popstate', listener);
  return () => {
    unsubscribe();
    removeEventListener('popstate', listener);
  };
}

/** The query of the address, kept current; undefined in the prerendered page and while it hydrates. */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
}
