import { closures, hours } from '@/lib/content/studio';
import { isOpenAt } from '@/lib/schedule/openNow';
import { isWithinWeek } from '@/lib/schedule/openingHours';
import type { StudioTime } from '@/lib/time/clock';

/**
 * Sets `data-studio` on <html> to `open` or `closed`, and `--closures` to the number of closures
 * that will be listed, so that CSS reserves lines for them.
 */
export function showStudioState(now: StudioTime | undefined): void {
  if (!now || hours.length === 0) return;
  const { dataset, style } = document.documentElement;
  dataset.studio = isOpenAt({ hours, closures }, now) ? 'open' : 'closed';
  const near = closures.filter((closure) => isWithinWeek(closure, now.date));
  style.setProperty('--closures', String(near.length));
}
