import { useMemo, useSyncExternalStore } from 'react';
import { timeZone } from '@/lib/content/studio';
import { type StudioTime, studioTime } from '@/lib/schedule/occurrences';
import { minute } from '@/lib/services/sessions';

/** Calls `listener` when a minute begins, and when a page comes back into view, whose timers may have stood still. */
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

/** The studio's time at a minute since 1970; undefined in a browser that does not know its time zone. */
function timeAt(minutes: number): StudioTime | undefined {
  try {
    return studioTime(timeZone, minutes * minute);
  } catch {
    return undefined;
  }
}

/**
 * What the studio's clock shows, kept current; undefined in the prerendered page, while it hydrates, and where the time zone is unknown.
 * The head script has a clock of its own (lib/inline/showOpening), since the light is right before the first paint and where no script comes.
 */
export function useStudioClock(): StudioTime | undefined {
  const minutes = useSyncExternalStore<number | undefined>(
    followClock,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return useMemo(() => (minutes === undefined ? undefined : timeAt(minutes)), [minutes]);
}
