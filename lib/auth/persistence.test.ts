import type { Auth } from 'firebase/auth';
import { sessionKey } from './session';

let followSignOut: typeof import('./persistence').followSignOut;

beforeAll(async () => {
  // The SDK asks for these when it is imported.
  Object.assign(globalThis, { fetch: jest.fn(), Headers: Map, Response: Object });
  ({ followSignOut } = await import('./persistence'));
});

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

test('a sign-out in another tab during start-up is followed', async () => {
  const { started, signOut } = starting();
  anotherTab(null);
  await started();
  expect(signOut).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing happens', () => {}],
  ['something else is removed', () => anotherTab(null, 'theme')],
  ['somebody signs in again', () => (anotherTab(null), anotherTab(record))],
])('when %s there is none', async (_, happen) => {
  const { started, signOut } = starting();
  happen();
  await started();
  expect(signOut).not.toHaveBeenCalled();
});

test.each([
  ['the record that this tab wrote meanwhile is gone too', record, 1],
  ['the record of a later login stays', '{"email":"bob@example.com"}', 0],
])('after start-up %s', async (_, written, times) => {
  const { started, signOut } = starting();
  await started();
  localStorage.setItem(sessionKey, written);
  anotherTab(null);
  expect(signOut).toHaveBeenCalledTimes(times);
  localStorage.clear();
});
