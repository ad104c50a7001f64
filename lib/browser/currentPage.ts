declare global {
  interface Window {
    /** Whether React has hydrated the page: the head script and tests read it. */
    isHydrated?: boolean;
  }
}

/**
 * The page of this document. `isSoft`: the router has put it in the place of the one that was loaded in full. `startsAtTop`: a
 * link led to the top of it. Both are set when a navigation begins (instrumentation-client).
 */
export const currentPage = { isSoft: false, startsAtTop: false };

/** Says that React has hydrated the page: called after the effects of its islands (components/navigation/PageContent). */
export function announceHydration(): void {
  self.isHydrated = true;
  dispatchEvent(new Event('hydrated'));
}
