/** @jest-environment node */
import { debugErrorMap } from 'firebase/auth';
import { providerMessages } from '@/lib/content/providerMessages';

// The type says nothing of what the map is: a function that gives texts by code.
const original = (debugErrorMap as () => Record<string, string>)();

test.each(Object.entries(providerMessages))('%s is worded as the SDK words it', (code, text) => {
  expect(text).toBe(original[code]);
});

test('every code that sign-in can end in has its text', () => {
  expect(Object.keys(providerMessages)).toEqual(
    expect.arrayContaining([
      'wrong-password',
      'user-not-found',
      'email-already-in-use',
      'too-many-requests',
      'invalid-email',
      'invalid-user-token',
      'user-token-expired',
      'network-request-failed',
      'popup-blocked',
      'popup-closed-by-user',
      'unauthorized-domain',
    ]),
  );
});
