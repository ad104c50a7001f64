import type { Auth } from 'firebase/auth';
import { sessionKey } from './session';

let followSignOut: typeof import('./persistence').followSignOut;

beforeAll(async () => {
  // The SDK asks for these when it is imported.
  Object.assign(globalThis, { fetch: jest.fn(), Headers: Map, Response: Object });
  ({ followSignOut } = await import('./persistence'));
});
afterEach(() => localStorage.clear());

const record = '{"email":"ada@example.com"}';

/** A tab whose SDK starts up, with what it does afterwards. */
function starting() {
  let finish = () => {};
  const ready = new Promise<void>((resolve) => (finish = resolve));
  const signOut = jest.fn(async () => {});
  const currentUser = { toJSON: () => JSON.parse(record) as object };
  followSignOut({ authStateReady: () => ready, currentUser, signOut } as unknown as Auth);
  const started = async () => {
    finish();
    await ready;
  };
  return { started, signOut };
}

const anotherTab = (newValue: string | null, key: string = sessionKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test.each([
  ['a sign-out in another tab is followed', () => anotherTab(null), 1],
  ['nothing happens', () => {}, 0],
  ['something else is removed', () => anotherTab(null, 'theme'), 0],
  ['somebody signs in again', () => (anotherTab(null), anotherTab(record)), 0],
])('during start-up: %s', async (_, happen, times) => {
  const { started, signOut } = starting();
  happen();
  await started();
  expect(signOut).toHaveBeenCalledTimes(times);
});

test.each([
  ['the record that this tab wrote meanwhile is gone too', record, 1],
  ['the record of a later login stays', '{"email":"bob@example.com"}', 0],
])('after start-up: %s', async (_, written, times) => {
  const { started, signOut } = starting();
  await started();
  localStorage.setItem(sessionKey, written);
  anotherTab(null);
  expect(signOut).toHaveBeenCalledTimes(times);
});
