/**
 * One value that several islands watch (components/ui/useSignal). Listeners hear of a value only when it differs from the one
 * before.
 */
export function createSignal<T>(initial: T) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getInitial: () => initial,
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

/** What {@link createSignal} returns. */
export type Signal<T> = ReturnType<typeof createSignal<T>>;
