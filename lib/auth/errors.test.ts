/** @jest-environment node */
import { accountWords, authWords } from '@/lib/words';
import {
  explainAccount,
  explainLogin,
  explainSignUp,
  isClosedPopup,
  isDeadLink,
  type Refusal,
} from './errors';

/** Returns an SDK error with a message like those in `debugErrorMap`. */
const failure = (code: string) =>
  Object.assign(new Error(`Firebase: Your wrong-password. (auth/${code}).`), {
    code: `auth/${code}`,
  });

const wrong = {
  message: 'Wrong Password',
  errors: { password: 'Wrong password. Reset it above, or use Google below.' },
};
const taken = { email: 'Email already in use. Log in or use Google: both are below.' };
const note = (password: string) => ({ notes: { password } });
const failed = note(authWords.providerFailed);

test.each<[code: string, atLogin: Partial<Refusal>, atSignUp?: Partial<Refusal>]>([
  ['wrong-password', wrong, failed],
  ['invalid-credential', { ...wrong, notes: { email: 'The email may be wrong, too.' } }, failed],
  ['email-already-in-use', failed, { message: 'Email already in use', errors: taken }],
  ['user-not-found', { errors: { email: authWords.emailUnknown } }],
  ['invalid-email', { errors: { email: 'Please Provide a valid Email' } }],
  ['user-disabled', { errors: { email: authWords.accountDisabled } }],
  ['weak-password', { errors: { password: authWords.passwordRefused } }],
  ['password-does-not-meet-requirements', note(authWords.passwordOutdated), {}],
  ['too-many-requests', note(authWords.tooOften)],
  ['network-request-failed', note(authWords.unavailable)],
  ['internal-error', failed],
])('login and sign-up explain the error %s', (code, atLogin, atSignUp = atLogin) => {
  const error = failure(code);
  expect(explainLogin(error)).toEqual({ message: 'Your wrong-password.', ...atLogin });
  expect(explainSignUp(error)).toEqual({ message: 'Your wrong-password.', ...atSignUp });
});

test('the account pages explain known codes and show the provider’s message for others', () => {
  const wrongCurrent = { message: 'Wrong Password', errors: { current: accountWords.proof.check } };
  const expired = { message: 'This link has expired.' };
  expect(explainAccount(failure('expired-action-code'))).toEqual(expired);
  expect(explainAccount(failure('unknown-code'))).toEqual({ message: 'Your wrong-password.' });
  expect(explainAccount(failure('wrong-password'))).toEqual(wrongCurrent);
  expect(explainAccount(failure('invalid-credential'))).toEqual(wrongCurrent);
});

test.each([new Error('wrong-password'), Object.assign(new Error(), { code: 'ERR_X' }), 'text'])(
  'an error that isn’t the provider’s (%s) is explained as an unreachable provider',
  (error) => {
    expect(explainLogin(error)).toEqual({ message: authWords.unavailable });
    expect(explainSignUp(error)).toEqual({ message: authWords.unavailable });
    expect(explainAccount(error)).toEqual({ message: accountWords.unavailable });
  },
);

test.each([
  [
    'Firebase: Missing password requirements: [Password must contain a digit] (auth/x-y).',
    'Missing password requirements: [Password must contain a digit]',
  ],
  [
    'Firebase: WEAK_PASSWORD : At least 8 characters (auth/x-y).',
    'WEAK_PASSWORD : At least 8 characters',
  ],
  ['Firebase: Try again later! (auth/x-y)', 'Try again later!'],
  ['Firebase: Error (auth/x-y).', 'Firebase: Error (auth/x-y).'],
])('the message %p is shown as %p', (message, shown) => {
  const error = Object.assign(new Error(message), { code: 'auth/x-y' });
  expect(explainSignUp(error).message).toBe(shown);
});

test('a closed popup and a dead link are recognized', () => {
  expect(isClosedPopup(failure('popup-closed-by-user'))).toBe(true);
  expect(isClosedPopup(failure('popup-blocked'))).toBe(false);
  expect(isDeadLink(failure('expired-action-code'))).toBe(true);
  expect(isDeadLink(failure('network-request-failed'))).toBe(false);
});
