import type { Auth } from 'firebase/auth';

afterEach(() => jest.restoreAllMocks());

test('the user is checked when the tab comes back, at most once a minute', async () => {
  // The SDK asks for these when it is imported.
  Object.assign(globalThis, { fetch: jest.fn(), Headers: Map, Response: Object });
  const { recheckOnReturn } = await import('./auth');
  let time = 0;
  const reload = jest.fn(() => Promise.resolve());
  const auth = { currentUser: { reload } } as unknown as Auth;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  recheckOnReturn(auth);
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
});
