/**
 * Says that the islands run: the loader then tells them what the visitor did before (scripts/export/replayScript). It is
 * called as the last effect of the frame of the pages; a second call does nothing.
 */
export function announceHydration(): void {
  dispatchEvent(new Event('started'));
}
