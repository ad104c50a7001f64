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
