/** The event by which the page learns that React has hydrated it. */
export const hydrationEvent = 'hydrated';

/**
 * Says that hydration is over: the loader then replays the input that was recorded before (replayEarlyInput). It is called in
 * the last effect of the pages' frame; a second call does nothing.
 */
export function announceHydration(): void {
  dispatchEvent(new Event(hydrationEvent));
}
