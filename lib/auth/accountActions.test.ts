import { explainAccount } from './errors';
import { accountMessages } from '@/lib/words';

/** The SDK with somebody signed in. */
jest.mock('./auth', () => ({
  auth: { currentUser: { getIdToken: async () => 'token', reload: async () => {} } },
}));

test('data that the provider does not send within 30 s cannot be had, and the visitor is told so', async () => {
  // As a provider that does not answer: until the signal ends the request.
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  Object.assign(globalThis, { fetch, Headers: Map, Response: Object });
  const clock = new AbortController();
  const timeout = jest.fn(() => clock.signal);
  Object.assign(AbortSignal, { timeout });
  const { readData } = await import('./accountActions');

  const reading = readData().catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve));
  clock.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  expect(explainAccount(await reading).toast).toBe(accountMessages.unavailable);
  expect(timeout).toHaveBeenCalledWith(30_000);
});
