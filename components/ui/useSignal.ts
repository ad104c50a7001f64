import { useSyncExternalStore } from 'react';
import type { Signal } from '@/lib/signal/signal';

/** The value of a signal, kept current; its initial value in the prerendered page and while it hydrates. */
export function useSignal<T>({ subscribe, get, getInitial }: Signal<T>): T {
  return useSyncExternalStore(subscribe, get, getInitial);
}
