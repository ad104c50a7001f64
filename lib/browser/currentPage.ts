declare global {
  interface Window {
    /** Whether React has hydrated the page: the head script and tests read it. */
    isHydrated?: boolean;
  }
}

/**
 * The page of this document. `isSoft`: the router has put it in the place of the one that was loaded in full. `startsAtTop`: a
 * link led to the top of it. `next`: the address that the router was last asked for. All are set when a navigation begins
 * (instrumentation-client).
 */
export const currentPage = { isSoft: false, startsAtTop: false, next: '' };

/** Whether the router is on its way to another page. */
export function isLeaving(): boolean {
  return new URL(currentPage.next, location.href).pathname !== location.pathname;
}

/** Says that React has hydrated the page: called after the effects of its islands (components/navigation/PageContent). */
export function announceHydration(): void {
  self.isHydrated = true;
  dispatchEvent(new Event('hydrated'));
}
