import type { Metric } from 'web-vitals';

/** A metric of one page view. */
export type Vital = Pick<Metric, 'value' | 'id'> & { readonly name: Metric['name'] | 'FID' };

/** Receives each metric once it's final. CLS and INP are final when the page is left or hidden. */
export type VitalsCallback = (vital: Vital) => void;

/**
 * Measures First Input Delay: the time from the first tap, click or key press until the browser can
 * run its handler. web-vitals dropped this metric in favor of INP, but the specification requires
 * it.
 */
function onFirstInputDelay(callback: VitalsCallback): void {
  const observer = new PerformanceObserver((list) => {
    for (const input of list.getEntries() as PerformanceEventTiming[]) {
      const value = input.processingStart - input.startTime;
      callback({ name: 'FID', value, id: `fid-${performance.timeOrigin}` });
    }
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/** Loads web-vitals and passes each metric to the callback. */
export async function reportVitals(callback: VitalsCallback): Promise<void> {
  onFirstInputDelay(callback);
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const pass = ({ name, value, id }: Vital) => callback({ name, value, id });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(pass);
}
