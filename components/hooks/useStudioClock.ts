import { useMemo, useSyncExternalStore } from 'react';
import { type StudioTime, studioTime } from '@/lib/time/clock';
import { msPerMinute } from '@/lib/time/dates';

/**
 * Calls the listener every minute, and when the page becomes visible again, because a hidden page's
 * timers may be paused.
 */
function subscribeToClock(listener: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    listener();
    clearTimeout(timer);
    timer = setTimeout(tick, msPerMinute - (Date.now() % msPerMinute));
  };
  tick();
  addEventListener('pageshow', tick, listening);
  document.addEventListener('visibilitychange', tick, listening);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/**
 * Returns the studio's local time, updated every minute. It's undefined in the prerendered page,
 * during hydration, and after the end of the table of UTC offsets (lib/time/clock).
 */
export function useStudioClock(): StudioTime | undefined {
  const minutes = useSyncExternalStore<number | undefined>(
    subscribeToClock,
    () => Math.floor(Date.now() / msPerMinute),
    () => undefined,
  );
  return useMemo(
    () => (minutes === undefined ? undefined : studioTime(minutes * msPerMinute)),
    [minutes],
  );
}
