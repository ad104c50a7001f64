import type { VitalsCallback } from './reportVitals';

/** Up to 100 ms is good, above 300 ms poor (web.dev/fid). */
function rate(value: number) {
  if (value <= 100) return 'good';
  return value <= 300 ? 'needs-improvement' : 'poor';
}

/**
 * First Input Delay: from the first tap, click or key to the moment its handler could start. web-vitals dropped it in
 * favour of INP, product 7.3 still names it. An input before this runs is in the browser's buffer; browsers without the
 * `first-input` entry type report nothing.
 */
export function onFirstInputDelay(callback: VitalsCallback): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [input] = list.getEntries() as PerformanceEventTiming[];
    if (!input) return;
    observer.disconnect();
    const value = input.processingStart - input.startTime;
    callback({ name: 'FID', value, rating: rate(value), id: `fid-${performance.timeOrigin}` });
  });
  observer.observe({ type: 'first-input', buffered: true });
}
