import type { Auth } from 'firebase/auth';
import { recheckOnReturn } from './recheckOnReturn';

afterEach(() => jest.restoreAllMocks());

test('the user is checked when the tab comes back, at most once a minute', () => {
  let time = 0;
  const reload = jest.fn(() => Promise.resolve());
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

test('a check that fails is reported and signs nobody out here', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const offline = new Error('offline');
  const auth = { currentUser: { reload: () => Promise.reject(offline) } } as unknown as Auth;
  let time = 0;
  const stop = recheckOnReturn(auth, () => time);
  time = 60_000;
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  await Promise.resolve();
  expect(warn).toHaveBeenCalledWith(offline);
  stop();
});
