/** One measure of one page view (product 7.3). */
export interface Vital {
  readonly name: 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; for CLS a score without a unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** The same for every report of this measure in this page view. */
  readonly id: string;
}

/** Receives each measure when it is final; CLS and INP come when the page is left or hidden. */
export type VitalsCallback = (vital: Vital) => void;

/**
 * Sends each measure as one JSON beacon, which also survives leaving the page.
 * @param target a path of this site (`/vitals`) or an https address, which the policy then allows (lib/csp)
 */
export function sendTo(target: string): VitalsCallback {
  return (vital: Vital) => {
    navigator.sendBeacon(target, JSON.stringify({ ...vital, page: location.pathname }));
  };
}

/** Up to 100 ms is good, above 300 ms poor (web.dev/fid). */
function rateDelay(value: number) {
  if (value <= 100) return 'good';
  return value <= 300 ? 'needs-improvement' : 'poor';
}

/**
 * First Input Delay: from the first tap, click or key to the moment its handler could start. web-vitals dropped it in
 * favour of INP, product 7.3 still names it. An input before this runs is in the browser's buffer; browsers without the
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
 * Hands each measure to the callback, and loads what measures. Next's `useReportWebVitals` has no FID, and would be a component of
 * every page, also where nothing is measured.
 */
export async function reportVitals(callback: VitalsCallback): Promise<void> {
  onFirstInputDelay(callback);
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const pass = ({ name, value, rating, id }: Vital) => callback({ name, value, rating, id });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(pass);
}
