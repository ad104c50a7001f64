import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * A value that only a browser knows and that does not change while the page is shown.
 * @param prerendered the value in the prerendered page and while it hydrates, so that both are the same
 */
export function useBrowserValue<T>(read: () => T, prerendered: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => prerendered);
}
