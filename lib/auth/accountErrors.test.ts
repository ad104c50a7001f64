/** @jest-environment node */
import { accountMessages } from '@/lib/content/account';
import { accountErrorMessage, isClosedWindow, isDeadLink } from './accountErrors';

const failure = (code: string, message = '') => Object.assign(new Error(message), { code });

test('a known code has its sentence, another one the provider’s', () => {
  expect(accountErrorMessage(failure('auth/expired-action-code'))).toBe('This link has expired.');
  expect(accountErrorMessage(failure('auth/odd', 'Firebase: odd.'))).toBe('Firebase: odd.');
});

test('where the provider said nothing, it cannot be reached', () => {
  for (const error of [new Error('chunk'), failure('ERR_X'), 'text', undefined])
    expect(accountErrorMessage(error)).toBe(accountMessages.unavailable);
});

test('a window that was closed or overtaken is no fault', () => {
  expect(isClosedWindow(failure('auth/popup-closed-by-user'))).toBe(true);
  expect(isClosedWindow(failure('auth/popup-blocked'))).toBe(false);
});

test('a link that has expired or was used is dead, one that could not be asked about is not', () => {
  expect(isDeadLink(failure('auth/expired-action-code'))).toBe(true);
  expect(isDeadLink(failure('auth/invalid-action-code'))).toBe(true);
  expect(isDeadLink(failure('auth/network-request-failed'))).toBe(false);
  expect(isDeadLink(new Error('expired-action-code'))).toBe(false);
});
