import { reportVitals, type Vital } from './vitals';

/**
 * Mocks a function of web-vitals. The mock reports immediately, and with more fields than
 * `reportVitals` passes on.
 */
const measure = (name: string) => (report: (metric: object) => void) =>
  report({ name, value: 7, rating: 'good', id: `v-${name}`, entries: [{}], delta: 7 });

jest.mock('web-vitals', () => ({
  onCLS: measure('CLS'),
  onFCP: measure('FCP'),
  onINP: measure('INP'),
  onLCP: measure('LCP'),
  onTTFB: measure('TTFB'),
}));

type Listener = (list: { getEntries: () => object[] }) => void;

let notify: Listener;

/** Replaces `PerformanceObserver`, which jsdom lacks. */
class Observer {
  observe = () => undefined;
  constructor(listener: Listener) {
    notify = listener;
  }
}

test('every metric is passed to the callback, with only the documented fields', async () => {
  Object.assign(globalThis, { PerformanceObserver: Observer });
  const seen: Vital[] = [];
  await reportVitals((vital) => seen.push(vital));
  notify({ getEntries: () => [{ startTime: 1000, processingStart: 1008 }] });
  expect(seen.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(seen[0]).toEqual({ name: 'CLS', value: 7, id: 'v-CLS' });
});
