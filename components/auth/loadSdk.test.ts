import type { Sdk } from './loadSdk';

const sdk = {} as Sdk;
const fresh = async () => {
  jest.resetModules();
  return import('./loadSdk');
};

test('the chunk is fetched once for everybody', async () => {
  const { loadSdk, loadedSdk } = await fresh();
  const load = jest.fn(() => Promise.resolve(sdk));
  await Promise.all([loadSdk(load), loadSdk(load)]);
  expect(await loadSdk(load)).toBe(sdk);
  expect(load).toHaveBeenCalledTimes(1);
  expect(loadedSdk.get()).toBe(sdk);
});

test('after a failure the next call tries again', async () => {
  const { loadSdk, loadedSdk } = await fresh();
  await expect(loadSdk(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(loadedSdk.get()).toBeUndefined();
  await expect(loadSdk(() => Promise.resolve(sdk))).resolves.toBe(sdk);
});
