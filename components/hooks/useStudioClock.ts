import { useMemo, useSyncExternalStore } from 'react';
import { type StudioTime, studioTime } from '@/lib/schedule/clock';
import { minute } from '@/lib/services/sessions';

/** Calls the listener every minute, and when the page comes back into view, since its timers may have been paused. */
function followClock(listener: () => void): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    listener();
    clearTimeout(timer);
    timer = setTimeout(tick, minute - (Date.now() % minute));
  };
  tick();
  addEventListener('pageshow', tick, ended);
  document.addEventListener('visibilitychange', tick, ended);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}

/**
 * The studio's local time, updated every minute. It's undefined in the prerendered page, while the page hydrates, and once the table
 * of UTC offsets has run out (lib/schedule/clock).
 */
export function useStudioClock(): StudioTime | undefined {
  const minutes = useSyncExternalStore<number | undefined>(
    followClock,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return useMemo(
    () => (minutes === undefined ? undefined : studioTime(minutes * minute)),
    [minutes],
  );
}
