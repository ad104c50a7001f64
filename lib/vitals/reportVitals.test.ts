import { sendTo, type Vital, vitalsCallback, type VitalsCallback } from './reportVitals';

const loaded = jest.fn();
const onFirstInputDelay = jest.fn();

/** Stands for one measure of web-vitals: reports at once, with fields beyond those that are passed on. */
const measure = (name: string) => (report: (metric: object) => void) =>
  report({ name, value: 7, rating: 'good', id: `v-${name}`, entries: [{}], delta: 7 });

jest.mock('./firstInputDelay', () => ({
  onFirstInputDelay: (callback: VitalsCallback) => onFirstInputDelay(callback),
}));
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

const report = async (callback?: VitalsCallback) => {
  const { reportVitals } = await import('./reportVitals');
  await reportVitals(callback);
};

it('measures and loads nothing without a callback', async () => {
  await report();
  expect(loaded).not.toHaveBeenCalled();
  expect(onFirstInputDelay).not.toHaveBeenCalled();
});

it('passes every measure to the callback, and no more than the facts', async () => {
  const seen: Vital[] = [];
  const callback: VitalsCallback = (vital) => seen.push(vital);
  await report(callback);
  expect(onFirstInputDelay).toHaveBeenCalledWith(callback);
  expect(seen.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(seen[0]).toEqual({ name: 'CLS', value: 7, rating: 'good', id: 'v-CLS' });
});

it('is off unless the build names an address', () => {
  expect(vitalsCallback).toBeUndefined();
});

it('sends a measure with the page it was taken on', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  sendTo('/vitals')({ name: 'LCP', value: 900, rating: 'good', id: 'v1' });
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0];
  expect(address).toBe('/vitals');
  expect(JSON.parse(body)).toEqual({
    name: 'LCP',
    value: 900,
    rating: 'good',
    id: 'v1',
    page: '/',
  });
});
