declare global {
  interface Window {
    /** Whether React has hydrated the page. The head script and tests read it. */
    isHydrated?: boolean;
    /**
     * Replays the input that the head script recorded (lib/inline/earlyInput) in a deferred island
     * or, by default, in the rest of the page. If a placeholder was shown instead of the island, it
     * replays the placeholder's input.
     */
    replayInput?: (island?: Element, placeholder?: Element | null) => void;
  }
}

/**
 * Announces that React has hydrated the page. Must be called after the effects of the page's
 * islands have run.
 */
export function announceHydration(): void {
  self.isHydrated = true;
  self.replayInput?.();
}
