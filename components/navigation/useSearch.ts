import { useSyncExternalStore } from 'react';
import { addressChange } from './changeAddress';

function subscribe(listener: () => void): () => void {
  const ended = new AbortController();
  addEventListener(addressChange, listener, ended);
  addEventListener('popstate', listener, ended);
  return () => ended.abort();
}

/** The query of the address, kept current; undefined in the prerendered page and while it hydrates. */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
}
