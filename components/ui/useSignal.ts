import { useSyncExternalStore } from 'react';
import type { Signal } from '@/lib/browser/signal';

/** The value of a signal, kept current; its initial value in the prerendered page and while it hydrates. */
export function useSignal<T>(signal: Signal<T>): T {
  return useSyncExternalStore(signal.subscribe, signal.get, signal.getInitial);
}
