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

/** What {@link createSignal} returns. */
export type Signal<T> = ReturnType<typeof createSignal<T>>;
