import { useSyncExternalStore } from 'react';
import { followAddress } from './changeAddress';

/** The query of the address, kept current; undefined in the prerendered page and while it hydrates. */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    followAddress,
    () => location.search,
    () => undefined,
  );
}
