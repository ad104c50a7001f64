/**
 * Creates a value that several islands share. Components read it with `useSignal`. Listeners are
 * called only if the value changes.
 */
export function createSignal<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getInitial: () => initial,
    set: (value: T) => {
      if (value === current) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Signal<T> = ReturnType<typeof createSignal<T>>;
