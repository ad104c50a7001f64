import { onFirstInputDelay } from './firstInputDelay';
import type { Vital, VitalsCallback } from './vital';

/**
 * Measures CLS, FID, FCP, LCP, TTFB (product 7.3) and INP, and hands each to the callback. Without a callback nothing is
 * measured and nothing is loaded.
 */
export async function reportVitals(callback?: VitalsCallback): Promise<void> {
  if (!callback) return;
  onFirstInputDelay(callback);
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const pass = ({ name, value, rating, id }: Vital) => callback({ name, value, rating, id });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(pass);
}
