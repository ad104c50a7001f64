import { loadEventually, loadOnce } from './loadOnce';

const host = (fetch: () => Promise<{ ok: boolean }>) => Object.assign(globalThis, { fetch });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** Returns a function that fails a number of times, and then returns a part. */
const failing = (times: number) => {
  const load = jest.fn<Promise<string>, []>().mockResolvedValue('part');
  for (let count = 0; count < times; count += 1) load.mockRejectedValueOnce(new Error('gone'));
  return load;
};

beforeEach(() => {
  host(unreachable);
  jest.spyOn(console, 'error').mockImplementation();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
});

test('calls share a load and its result', async () => {
  const load = failing(0);
  const loadPart = loadOnce(load);
  expect(await Promise.all([loadPart(), loadPart()])).toEqual(['part', 'part']);
  expect(await loadPart()).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('the call after a failure loads the part again', async () => {
  const loadPart = loadOnce(failing(1));
  await expect(loadPart()).rejects.toThrow('gone');
  expect(await loadPart()).toBe('part');
});

test('without storage, a missing part doesn’t reload the page, because nothing would stop a loop', async () => {
  host(() => Promise.resolve({ ok: true }));
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(loadOnce(failing(1))()).rejects.toThrow('gone');
});

test.each([
  ['a second', () => void jest.advanceTimersByTime(1000)],
  ['the browser is online again', () => void dispatchEvent(new Event('online'))],
  ['the next call', (call: () => unknown) => void call()],
])('a part that a page can’t do without is loaded again after %s', async (_, retry) => {
  const load = failing(1);
  const loadPart = loadEventually(load);
  const part = loadPart();
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  retry(loadPart);
  expect(await part).toBe('part');
});
