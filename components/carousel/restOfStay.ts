import { slideInterval } from '@/lib/carousel/constants';

/** What is left at the least, in milliseconds: nothing turns in the moment in which a visitor begins to do something. */
const least = 2000;

/**
 * How long the first slide stays when the scripts take the carousel over, in milliseconds. The time of a slide that came
 * with the exported page (product 9) runs from the first paint on, not from the scripts.
 */
export function restOfStay(exported: boolean): number {
  const paint = exported && performance.getEntriesByName('first-contentful-paint')[0];
  if (!paint) return slideInterval;
  return Math.max(least, slideInterval - performance.now() + paint.startTime);
}
