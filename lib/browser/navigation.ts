import { createSignal } from './signal';

declare global {
  interface Window {
    /** Whether React has hydrated the page. The head script and tests read it. */
    isHydrated?: boolean;
    /**
     * Replays the input that the head script recorded (lib/inline/earlyInput) in a late island or, by default, in the rest of the page.
     * If a placeholder was shown instead of the island, it replays the placeholder's input.
     */
    replayInput?: (island?: Element, placeholder?: Element | null) => void;
  }
}

/** The router's latest navigation in this document (instrumentation-client). */
export const navigation = createSignal({
  /** Whether the router opened the current page, without a full load. */
  isSoft: false,
  /** Whether a link started the navigation and leads to the top of a page. */
  toTop: false,
  /** The destination of the navigation. */
  url: '',
});

/** Returns whether the router is navigating to another page. */
export function isLeaving(): boolean {
  return new URL(navigation.get().url, location.href).pathname !== location.pathname;
}

/** Announces that React has hydrated the page. Must be called after the effects of the page's islands have run. */
export function announceHydration(): void {
  self.isHydrated = true;
  self.replayInput?.();
}
