/** @jest-environment node */
import { accountMessages, authTexts } from '@/lib/words';
import {
  explainAccount,
  explainLogin,
  explainSignUp,
  isClosedWindow,
  isDeadLink,
  type Refusal,
} from './errors';

/** An error of the SDK, worded as firebase 12 does with debugErrorMap. */
const failure = (code: string, text = 'Error') =>
  Object.assign(new Error(`Firebase: ${text} (auth/${code}).`), { code: `auth/${code}` });

const joined = { password: 'Check it, or log in with Google if you joined with it.' };
const doubt = { email: 'The email may be wrong as well.' };
const taken = { email: 'Email already in use. Log in, or continue with Google.' };
const unmet = 'Password must contain 8 characters. Password must contain a number.';
const outdated = { password: authTexts.passwordOutdated };
const emailRefused = { errors: { email: authTexts.emailRefused } };
const passwordRefused = { errors: { password: authTexts.passwordRefused } };
const disabled = { errors: { email: authTexts.accountDisabled } };
const recaptcha = { toast: authTexts.recaptcha };
const note = (password: string) => ({ notes: { password } });
const tooOften = note(authTexts.tooOften);
const offline = note(authTexts.unavailable);
const failed = note(authTexts.providerFailed);

/** What the forms say to a code, if not the provider's message: login, and where it says something else, sign-up. */
const cases: Readonly<Record<string, readonly [Partial<Refusal>, Partial<Refusal>?]>> = {
  'wrong-password': [{ toast: 'Wrong Password', errors: joined }, failed],
  'invalid-credential': [{ toast: 'Wrong Password', errors: joined, notes: doubt }, failed],
  'email-already-in-use': [failed, { toast: 'Email already in use', errors: taken }],
  'user-not-found': [emailRefused],
  'invalid-email': [emailRefused],
  'user-disabled': [disabled],
  'weak-password': [passwordRefused],
  'password-does-not-meet-requirements': [{ notes: outdated }, {}],
  'too-many-requests': [tooOften],
  'network-request-failed': [offline],
  'internal-error': [failed],
  'invalid-recaptcha-token': [recaptcha],
  'captcha-check-failed': [recaptcha],
};

test.each(Object.entries(cases))('%s is told by each form in its words', (code, [login, other]) => {
  const error = failure(code, 'Include reCaptcha, or your wrong-password');
  expect(explainLogin(error)).toEqual({ toast: error.message, ...login });
  expect(explainSignUp(error)).toEqual({ toast: error.message, ...(other ?? login) });
});

test('a password outside the rules of the project is told by the rules that it misses', () => {
  const listed = `[${unmet.slice(0, -1).replace('. ', ', ')}]`;
  const error = failure('password-does-not-meet-requirements', `Missing: ${listed}`);
  expect(explainLogin(error)).toEqual({ toast: unmet, notes: outdated });
  expect(explainSignUp(error)).toEqual({ toast: unmet });
});

test('on the account’s screens a known code has its sentence, another one the provider’s', () => {
  const odd = failure('odd');
  const wrong = { toast: 'Wrong Password', errors: { current: 'Check it.' } };
  expect(explainAccount(failure('expired-action-code'))).toEqual({
    toast: 'This link has expired.',
  });
  expect(explainAccount(odd)).toEqual({ toast: odd.message });
  expect(explainAccount(failure('wrong-password'))).toEqual(wrong);
  expect(explainAccount(failure('invalid-credential'))).toEqual(wrong);
});

test.each([
  new Error('wrong-password'),
  Object.assign(new Error(), { code: 'ERR_X' }),
  'text',
  null,
])('where the provider said nothing (%s), it cannot be reached', (error) => {
  expect(explainLogin(error)).toEqual({ toast: authTexts.unavailable });
  expect(explainSignUp(error)).toEqual({ toast: authTexts.unavailable });
  expect(explainAccount(error)).toEqual({ toast: accountMessages.unavailable });
});

test.each([
  ['popup-closed-by-user', { isClosed: true, isDead: false }],
  ['popup-blocked', { isClosed: false, isDead: false }],
  ['expired-action-code', { isClosed: false, isDead: true }],
  ['invalid-action-code', { isClosed: false, isDead: true }],
  ['network-request-failed', { isClosed: false, isDead: false }],
])('%s: whether a window was closed, and whether a link is dead', (code, { isClosed, isDead }) => {
  expect(isClosedWindow(failure(code))).toBe(isClosed);
  expect(isDeadLink(failure(code))).toBe(isDead);
});
