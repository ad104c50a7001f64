import { closures, hours } from '@/lib/content/studio';
import type { StudioTime } from '@/lib/schedule/clock';
import { isOpenAt } from '@/lib/schedule/opening';

/**
 * Sets `data-light` on <html> to whether the studio is open, `on` or `off`, if that is known (product 14.6).
 * `data-warm` says that the studio has opened while the page was shown.
 */
export function showLight(now: StudioTime | undefined): void {
  if (!now || hours.length === 0) return;
  const { dataset } = document.documentElement;
  const light = isOpenAt({ hours, closures }, now) ? 'on' : 'off';
  if (light === 'on' && dataset.light === 'off') dataset.warm = '';
  dataset.light = light;
}
