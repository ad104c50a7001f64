/**
 * A value that several islands share; components read it by `useSignal`. Listeners are called only when the new value
 * differs from the one before.
 */
export function createSignal<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getInitial: () => initial,
    set(value: T) {
      if (value === current) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Calls `listener` when a signal changes in this tab and when another tab changes localStorage. Returns what ends it.
 */
export function subscribeAcrossTabs(
  { subscribe }: Pick<ReturnType<typeof createSignal>, 'subscribe'>,
  listener: () => void,
): () => void {
  const unsubscribe = subscribe(listener);
  addEventListener('storage', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
  };
}

/** What {@link createSignal} returns. */
export type Signal<T> = ReturnType<typeof createSignal<T>>;
