import { closures, hours } from '@/lib/content/studio';
import type { StudioTime } from '@/lib/time/clock';
import { isNear, isOpenAt } from '@/lib/schedule/openNow';

/**
 * Sets `data-light` on <html> to `on` if the studio is open and to `off` if it's closed (product 14.6). Sets `data-warm` if the
 * studio opens while the page is shown. Sets `--closures` to the number of closures that will be listed, so that CSS reserves lines
 * for them.
 */
export function showLight(now: StudioTime | undefined): void {
  if (!now || hours.length === 0) return;
  const { dataset, style } = document.documentElement;
  const light = isOpenAt({ hours, closures }, now) ? 'on' : 'off';
  if (light === 'on' && dataset.light === 'off') dataset.warm = '';
  dataset.light = light;
  const near = closures.filter((closure) => isNear(closure, now.date));
  style.setProperty('--closures', String(near.length));
}

/** Returns whichever of the two pictures in an element is rendered (app/light.css). */
export function shownPicture(element?: Element | null): HTMLImageElement | undefined {
  const images = element?.querySelectorAll('img') ?? [];
  return [...images].find((image) => image.getClientRects().length > 0);
}
