import { sessionKey } from './hint';

beforeEach(() => {
  localStorage.clear();
  jest.resetModules();
});

const fresh = () => import('./session');
const remember = (email: string) => localStorage.setItem(sessionKey, JSON.stringify({ email }));

test('until the SDK has spoken the hint counts, then the SDK alone', async () => {
  const { reportSession, sessionEmail } = await fresh();
  remember('ada@example.com');
  expect(sessionEmail()).toBe('ada@example.com');
  reportSession(null);
  expect(sessionEmail()).toBeNull();
  reportSession('grace@example.com');
  expect(sessionEmail()).toBe('grace@example.com');
});

test('listeners hear of the SDK and of other tabs', async () => {
  const { reportSession, subscribeToSession } = await fresh();
  const heard = jest.fn();
  const unsubscribe = subscribeToSession(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  reportSession('ada@example.com');
  expect(heard).toHaveBeenCalledTimes(2);
  unsubscribe();
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
  reportSession(null);
  expect(heard).toHaveBeenCalledTimes(2);
});
