/** @jest-environment node */
import { onFirstInputDelay } from './firstInputDelay';

type Listener = (list: { getEntries: () => object[] }) => void;

const disconnect = jest.fn();
const observe = jest.fn();
let tell: Listener;

class Observer {
  static supportedEntryTypes = ['first-input'];
  observe = observe;
  disconnect = disconnect;
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

it.each([
  [8, 'good'],
  [100, 'good'],
  [101, 'needs-improvement'],
  [300, 'needs-improvement'],
  [301, 'poor'],
] as const)('reports a delay of %d ms as %s', (delay, rating) => {
  const callback = jest.fn();
  onFirstInputDelay(callback);
  tell(input(1000, 1000 + delay));
  expect(callback).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'FID', value: delay, rating }),
  );
});

it('also hears of an input from before it started, and only of the first', () => {
  onFirstInputDelay(jest.fn());
  expect(observe).toHaveBeenCalledWith({ type: 'first-input', buffered: true });
  tell(input(0, 1));
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('waits on when the list is empty', () => {
  const callback = jest.fn();
  onFirstInputDelay(callback);
  tell({ getEntries: () => [] });
  expect(callback).not.toHaveBeenCalled();
  expect(disconnect).not.toHaveBeenCalled();
});

it('stays silent in browsers that do not know the measure', () => {
  Observer.supportedEntryTypes = ['paint'];
  onFirstInputDelay(jest.fn());
  expect(observe).not.toHaveBeenCalled();
});
