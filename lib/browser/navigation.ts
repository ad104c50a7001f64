import { createSignal } from './signal';

declare global {
  interface Window {
    /** Whether React has hydrated the page: read by the head script and by tests. */
    isHydrated?: boolean;
    /** Replays input that the head script has recorded (lib/inline/earlyInput), in one island or in the rest of the page. */
    replayInput?: (island?: Element) => void;
  }
}

/** The router's latest navigation in this document (instrumentation-client). */
export const navigation = createSignal({
  /** Whether there was one: the page in view then came without a full load. */
  isSoft: false,
  /** Whether it leads to the top of a page, by a link. */
  toTop: false,
  /** The URL that it leads to. */
  url: '',
});

/** Returns whether the router is on its way to another page. */
export function isLeaving(): boolean {
  return new URL(navigation.get().url, location.href).pathname !== location.pathname;
}

/** Announces that React has hydrated the page; called after the effects of its islands. */
export function announceHydration(): void {
  self.isHydrated = true;
  self.replayInput?.();
}
