/** Loads a part that is gone in a new document. Resolves to whether the page is loaded again, and the part waits for it. */
async function loadsAgain(): Promise<boolean> {
  jest.resetModules();
  const { loadPart } = await import('./reload');
  const fails = loadPart(() => Promise.reject(new Error('gone'))).catch(() => false);
  return Promise.race([fails, new Promise<boolean>((done) => setTimeout(done, 10, true))]);
}

const host = (fetch: () => Promise<{ ok: boolean }>) => Object.assign(globalThis, { fetch });

beforeEach(() => {
  host(() => Promise.resolve({ ok: true }));
  // jsdom cannot load a page again, and says so.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('while the server cannot be reached the page stays', async () => {
  host(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadsAgain()).toBe(false);
});

test('without storage there is no reload, since nothing would end a loop', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await loadsAgain()).toBe(false);
});
