/** @jest-environment node */
import { accountMessages, authTexts } from '@/lib/words';
import {
  accountErrorMessage,
  isClosedWindow,
  isDeadLink,
  loginErrorMessage,
  loginNotes,
  refusedFields,
  signUpErrorMessage,
  signUpNotes,
} from './errors';

// The provider's messages as firebase 12 words them with debugErrorMap.
const wrong =
  'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).';
const unknown =
  'Firebase: There is no user record corresponding to this identifier. (auth/user-not-found).';
const either =
  'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).';
const taken =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';

const many =
  'Firebase: Please include reCaptcha verification or try again later (auth/too-many-requests).';

test.each([
  ['a wrong password', wrong, 'Wrong Password', wrong],
  ['an answer that does not tell which was wrong', either, 'Wrong Password', either],
  ['an e-mail that is taken', taken, taken, 'Email already in use'],
  ['an unknown address', unknown, unknown, unknown],
  ['anything else', 'anything', 'anything', 'anything'],
  ['too many attempts, which name reCAPTCHA as well', many, many, many],
])('%s is told by each form in its words', (_, message, login, signUp) => {
  expect(loginErrorMessage(message)).toBe(login);
  expect(signUpErrorMessage(message)).toBe(signUp);
});

test.each([
  'Firebase: Error (auth/invalid-recaptcha-token).',
  'Firebase: Recaptcha verification failed (auth/captcha-check-failed).',
])('%j is told in plain words', (message) => {
  expect(loginErrorMessage(message)).toBe(authTexts.recaptcha('Google'));
  expect(signUpErrorMessage(message)).toBe(authTexts.recaptcha('Google'));
});

test('a password outside the rules of the project is told by the rules that it misses', () => {
  const rules =
    'Password must contain at least 8 characters, Password must contain a numeric character';
  const told =
    'Password must contain at least 8 characters. Password must contain a numeric character.';
  const answer = (text: string) => `Firebase: ${text} (auth/password-does-not-meet-requirements).`;
  expect(signUpErrorMessage(answer(`Missing password requirements: [${rules}]`))).toBe(told);
  expect(loginErrorMessage(answer(`Missing password requirements: [${rules}]`))).toBe(told);
  const bare = answer('The password does not meet the requirements.');
  expect(signUpErrorMessage(bare)).toBe(bare);
  expect(loginNotes(bare)).toEqual({ password: authTexts.passwordOutdated });
});

test('the field that an answer is about is marked, with never more than the provider told', () => {
  const joined = { password: 'Wrong Password. Joined with Google? Continue with it instead.' };
  expect([refusedFields(wrong), loginNotes(wrong)]).toEqual([joined, {}]);
  const doubt = { email: 'The email may be wrong as well.' };
  expect([refusedFields(either), loginNotes(either)]).toEqual([joined, doubt]);
  expect([refusedFields(taken), signUpNotes(taken)]).toEqual([
    { email: 'Email already in use. Log in, or continue with Google.' },
    {},
  ]);
  expect(refusedFields(unknown)).toEqual({ email: authTexts.emailRefused });
  expect(refusedFields('Firebase: Weak. (auth/weak-password).')).toEqual({
    password: authTexts.passwordRefused,
  });
  expect(refusedFields('Firebase: Disabled. (auth/user-disabled).')).toEqual({
    email: authTexts.accountDisabled,
  });
  expect(refusedFields(many)).toEqual({});
});

test.each([
  ['too many attempts', many, authTexts.tooOften],
  ['no connection', 'Firebase: Gone. (auth/network-request-failed).', authTexts.unavailable],
  ['a fault of the provider', 'Firebase: Odd. (auth/internal-error).', authTexts.providerFailed],
  ['a field that is marked', unknown, undefined],
  ['reCAPTCHA, which the toast explains', 'Firebase: (auth/missing-recaptcha-token).', undefined],
])('after %s the note at the password says what no field does', (_, message, password) => {
  expect(loginNotes(message)).toEqual(password ? { password } : {});
  expect(signUpNotes(message)).toEqual(password ? { password } : {});
});

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
