const tags = () => document.querySelectorAll<HTMLScriptElement>('script[src*="apis.google.com"]');

async function fresh() {
  jest.resetModules();
  document.head.innerHTML = '';
  return (await import('./googleLoader')).preloadGoogleLoader;
}

afterEach(() => Reflect.deleteProperty(window, 'gapi'));

test('the loader is asked for once, and then for the part that the SDK needs', async () => {
  const preload = await fresh();
  const first = preload();
  expect(preload()).toBe(first);
  expect(tags()).toHaveLength(1);
  const load = jest.fn((_module: string, ends: { callback(): void }) => ends.callback());
  Object.assign(window, { gapi: { load } });
  tags()[0]?.dispatchEvent(new Event('load'));
  await first;
  expect(load).toHaveBeenCalledWith('gapi.iframes', expect.anything());
});

test('a loader that did not come keeps nobody waiting and may be asked for again', async () => {
  const preload = await fresh();
  const first = preload();
  tags()[0]?.dispatchEvent(new Event('error'));
  await first;
  expect(tags()).toHaveLength(0);
  void preload();
  expect(tags()).toHaveLength(1);
});
