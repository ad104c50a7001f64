import { reportVitals, sendTo, type Vital, vitalsCallback } from './vitals';

const loaded = jest.fn();

/** Stands for one measure of web-vitals: reports at once, with fields beyond those that are passed on. */
const measure = (name: string) => (report: (metric: object) => void) =>
  report({ name, value: 7, rating: 'good', id: `v-${name}`, entries: [{}], delta: 7 });

jest.mock('web-vitals', () => {
  loaded();
  return {
    onCLS: measure('CLS'),
    onFCP: measure('FCP'),
    onINP: measure('INP'),
    onLCP: measure('LCP'),
    onTTFB: measure('TTFB'),
  };
});

type Listener = (list: { getEntries: () => object[] }) => void;

const observe = jest.fn();
let tell: Listener;

/** Stands for the browser's observer of first inputs, which jsdom lacks. */
class Observer {
  static supportedEntryTypes = ['first-input'];
  observe = observe;
  disconnect = () => undefined;
  constructor(listener: Listener) {
    tell = listener;
  }
}

const input = (startTime: number, processingStart: number) => ({
  getEntries: () => [{ startTime, processingStart }],
});

beforeEach(() => {
  jest.clearAllMocks();
  Observer.supportedEntryTypes = ['first-input'];
  Object.assign(globalThis, { PerformanceObserver: Observer });
});

it('measures and loads nothing without a callback, which a build without an address has not', async () => {
  expect(vitalsCallback).toBeUndefined();
  await reportVitals();
  expect(loaded).not.toHaveBeenCalled();
  expect(observe).not.toHaveBeenCalled();
});

it('passes every measure to the callback, and no more than the facts', async () => {
  const seen: Vital[] = [];
  await reportVitals((vital) => seen.push(vital));
  tell(input(1000, 1008));
  expect(seen.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(seen[0]).toEqual({ name: 'CLS', value: 7, rating: 'good', id: 'v-CLS' });
});

it('sends a measure with the page it was taken on', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  const vital: Vital = { name: 'LCP', value: 900, rating: 'good', id: 'v1' };
  sendTo('/vitals')(vital);
  const [target, body] = sendBeacon.mock.calls[0];
  expect([target, JSON.parse(body)]).toEqual(['/vitals', { ...vital, page: '/' }]);
});
