/**
 * Loads a part whose file is missing, in a fresh copy of the module. Resolves to true if the page reloads, and to false if the
 * error is thrown.
 */
async function loadsAgain(): Promise<boolean> {
  jest.resetModules();
  const { loadPart } = await import('./reload');
  const fails = loadPart(() => Promise.reject(new Error('gone'))).catch(() => false);
  return Promise.race([fails, new Promise<boolean>((done) => setTimeout(done, 10, true))]);
}

const host = (fetch: () => Promise<{ ok: boolean }>) => Object.assign(globalThis, { fetch });

beforeEach(() => {
  host(() => Promise.resolve({ ok: true }));
  // jsdom can't reload a page and logs an error.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('while the server can’t be reached, the page does not reload', async () => {
  host(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadsAgain()).toBe(false);
});

test('without storage, the page does not reload, because nothing would stop a reload loop', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await loadsAgain()).toBe(false);
});
