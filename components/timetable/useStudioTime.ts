import { useEffect, useState } from 'react';
import { readClock, type StudioTime } from '@/lib/timetable/occurrences';

/**
 * Calls `listener` each minute, and when a page comes back into view, whose timers may have stood still. Returns the
 * function that ends it.
 */
export function followClock(listener: () => void): () => void {
  const ended = new AbortController();
  const timer = setInterval(listener, 60_000);
  addEventListener('pageshow', listener, ended);
  document.addEventListener('visibilitychange', listener, ended);
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/** The studio's time, kept current. For components that no page prerenders: a build knows no time. */
export function useStudioTime(): StudioTime {
  const [time, setTime] = useState(readClock);
  useEffect(() => followClock(() => setTime(readClock())), []);
  return time;
}
