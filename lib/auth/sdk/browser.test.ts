import type { Auth } from 'firebase/auth';
import { sessionKey } from '@/lib/auth/session';
import { followSignOut, hasRoomFor, recheckOnReturn, signedOutMeanwhile } from './browser';

afterEach(() => jest.restoreAllMocks());

test('looks without leaving anything behind', () => {
  expect(hasRoomFor(100)).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('storage that is full or blocked has no room', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(hasRoomFor(1)).toBe(false);
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
  expect(signedOutMeanwhile()).toBe(false);
  anotherTab(null);
  expect(signedOutMeanwhile()).toBe(true);
  await started();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(signedOutMeanwhile()).toBe(false);
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
  expect(signedOutMeanwhile()).toBe(false);
  localStorage.clear();
});

test('the user is checked when the tab comes back, at most once a minute', () => {
  let time = 0;
  const reload = jest.fn(() => Promise.reject(new Error('offline')));
  const auth = { currentUser: { reload } } as unknown as Auth;
  const stop = recheckOnReturn(auth, () => time);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

  comeBack();
  expect(reload).not.toHaveBeenCalled();
  time = 60_000;
  comeBack();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  time = 120_000;
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  time = 500_000;
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});
