import { useSyncExternalStore } from 'react';
import { followAddress } from './changeAddress';

/** The id in the fragment of the address, kept current; empty in the prerendered page and while it hydrates. */
export function useFragment(): string {
  return useSyncExternalStore(
    followAddress,
    () => location.hash.slice(1),
    () => '',
  );
}
