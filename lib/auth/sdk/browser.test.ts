import type { Auth } from 'firebase/auth';
import { sessionKey } from '@/lib/auth/session';
import { hasRoomFor, recheckOnReturn, signedOutMeanwhile, watchStartUp } from './browser';

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

function starting() {
  let finish = () => {};
  const over = watchStartUp(new Promise<void>((resolve) => (finish = resolve)));
  return { finish: () => (finish(), over) };
}

const anotherTab = (newValue: string | null, key: string = sessionKey) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('a sign-out in another tab is noticed during start-up', async () => {
  const { finish } = starting();
  expect(signedOutMeanwhile()).toBe(false);
  anotherTab(null);
  expect(signedOutMeanwhile()).toBe(true);
  expect(await finish()).toBe(true);
  expect(signedOutMeanwhile()).toBe(false);
});

test.each([
  ['nothing happens', () => {}],
  ['something else is removed', () => anotherTab(null, 'theme')],
  ['somebody signs in again', () => (anotherTab(null), anotherTab('{"email":"ada@example.com"}'))],
])('when %s there is none', async (_, happen) => {
  const { finish } = starting();
  happen();
  expect(await finish()).toBe(false);
});

test('after start-up nothing is noted: the SDK sees to it by itself', async () => {
  const { finish } = starting();
  await finish();
  anotherTab(null);
  expect(signedOutMeanwhile()).toBe(false);
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
