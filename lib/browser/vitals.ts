import type { Metric } from 'web-vitals';

/** A metric of one page view (product 7.3). */
export type Vital = Pick<Metric, 'value' | 'rating' | 'id'> & {
  readonly name: Metric['name'] | 'FID';
};

/** Receives each metric once it's final. CLS and INP are final when the page is left or hidden. */
export type VitalsCallback = (vital: Vital) => void;

/**
 * Sends each metric as a JSON beacon, which is delivered even if the visitor leaves the page.
 * @param target a path on this site (`/vitals`) or an https URL, which the policy then allows (lib/csp)
 */
export function sendTo(target: string): VitalsCallback {
  return (vital: Vital) => {
    navigator.sendBeacon(target, JSON.stringify({ ...vital, page: location.pathname }));
  };
}

/** Up to 100 ms is good; more than 300 ms is poor (web.dev/fid). */
function rateDelay(value: number) {
  if (value <= 100) return 'good';
  return value <= 300 ? 'needs-improvement' : 'poor';
}

/**
 * Measures First Input Delay: the time from the first tap, click or key press until the browser can run its handler. web-vitals
 * dropped it in favor of INP, but product 7.3 requires it. The browser buffers input that precedes this call. Browsers without the
 * `first-input` entry type report nothing.
 */
function onFirstInputDelay(callback: VitalsCallback): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [input] = list.getEntries() as PerformanceEventTiming[];
    if (!input) return;
    observer.disconnect();
    const value = input.processingStart - input.startTime;
    const id = `fid-${performance.timeOrigin}`;
    callback({ name: 'FID', value, rating: rateDelay(value), id });
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/**
 * Loads web-vitals and passes each metric to the callback. Next's `useReportWebVitals` has no FID, and it would add a component to
 * every page, even if nothing is measured.
 */
export async function reportVitals(callback: VitalsCallback): Promise<void> {
  onFirstInputDelay(callback);
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const pass = ({ name, value, rating, id }: Vital) => callback({ name, value, rating, id });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(pass);
}
