import type { VitalsCallback } from './reportVitals';

/** Up to 100 ms is good, above 300 ms poor (web.dev/fid). */
const thresholds = { good: 100, poor: 300 } as const;

function rate(value: number) {
  if (value <= thresholds.good) return 'good';
  return value <= thresholds.poor ? 'needs-improvement' : 'poor';
}

/**
 * First Input Delay: from the first tap, click or key to the moment its handler could start. web-vitals dropped it in
 * favour of INP, product 7.3 still names it. An input before this runs is in the browser's buffer; browsers without the
 * `first-input` entry type report nothing. Returns a function that stops the watching.
 */
export function onFirstInputDelay(callback: VitalsCallback): () => void {
  const supported = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('first-input');
  if (!supported) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    const [input] = list.getEntries() as PerformanceEventTiming[];
    if (!input) return;
    observer.disconnect();
    const value = input.processingStart - input.startTime;
    callback({ name: 'FID', value, rating: rate(value), id: `fid-${performance.timeOrigin}` });
  });
  observer.observe({ type: 'first-input', buffered: true });
  return () => observer.disconnect();
}
