/**
 * One value that several islands watch; `get` and `subscribe` fit React's `useSyncExternalStore`. Listeners hear of a value
 * only when it differs from the one before.
 */
export function createSignal<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value: T) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
