/**
 * Says that hydration is over: the loader then replays the events that were recorded before (scripts/export/replayScript). It
 * is called in the last effect of the pages' frame; a second call does nothing.
 */
export function announceHydration(): void {
  dispatchEvent(new Event('started'));
}
