import { useSyncExternalStore } from 'react';
import type { Signal } from '@/lib/browser/signal';

const subscribeToNothing = () => () => {};

/**
 * A value that only a browser knows and that does not change while the page is shown.
 * @param prerendered the value in the prerendered page and while it hydrates, so that both are the same
 */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}

/** The value of a signal, kept current; its initial value in the prerendered page and while it hydrates. */
export function useSignal<T>(signal: Signal<T>): T {
  return useSyncExternalStore(signal.subscribe, signal.get, signal.getInitial);
}
