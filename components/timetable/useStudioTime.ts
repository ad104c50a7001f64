import { useEffect, useState } from 'react';
import { readClock, type StudioTime } from '@/lib/timetable/occurrences';

/**
 * The studio's time, read each minute, and when a page comes back into view, whose timers may have stood still; undefined in a
 * prerendered page, which knows no time.
 */
export function useStudioTime(): StudioTime | undefined {
  const [time, setTime] = useState<StudioTime>();
  useEffect(() => {
    const ended = new AbortController();
    const tick = () => setTime(readClock());
    tick();
    const timer = setInterval(tick, 60_000);
    addEventListener('pageshow', tick, ended);
    document.addEventListener('visibilitychange', tick, ended);
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, []);
  return time;
}
