import { sessionKey } from '@/lib/auth/session';

/** Where the session is kept, best first. */
async function places() {
  // The SDK looks for these when it is loaded.
  Object.assign(globalThis, { fetch: jest.fn(), Headers: Map, Response: Object });
  const { sessionPersistence } = await import('./persistence');
  const { inMemoryPersistence } = await import('firebase/auth');
  return sessionPersistence().map((one) => (one === inMemoryPersistence ? 'memory' : 'storage'));
}

const fill = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the session is kept in localStorage, which is left as it was', async () => {
  expect(await places()).toEqual(['storage', 'memory']);
  expect(localStorage).toHaveLength(0);
});

test('where storage is full or blocked, the session is kept in memory', async () => {
  fill();
  expect(await places()).toEqual(['memory']);
});

test('a session that is stored already stays there, also when storage is full', async () => {
  localStorage.setItem(sessionKey, '{"email":"ada@example.com"}');
  fill();
  expect(await places()).toEqual(['storage', 'memory']);
});
