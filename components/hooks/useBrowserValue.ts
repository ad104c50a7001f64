import { useSyncExternalStore } from 'react';
import type { Signal } from '@/lib/browser/signal';

const subscribeToNothing = () => () => {};

/**
 * Returns a value that only the browser knows and that doesn't change while the page is shown.
 * @param prerendered the value in the prerendered page, which hydration must use too
 */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}

/** Returns false in the prerendered page and during hydration, and true after that. */
export const useIsHydrated = () => useBrowserValue(() => true, false);

/**
 * Returns the current value of a signal, or its initial value in the prerendered page and during
 * hydration.
 */
export function useSignal<T>(signal: Signal<T>): T {
  return useSyncExternalStore(signal.subscribe, signal.get, signal.getInitial);
}
