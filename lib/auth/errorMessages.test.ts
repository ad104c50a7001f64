/** @jest-environment node */
import { authTexts } from '@/lib/content/auth';
import { loginErrorMessage, loginNotes, signUpErrorMessage, signUpNotes } from './errorMessages';

// The provider's messages as firebase 12 words them with debugErrorMap.
const wrong =
  'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).';
const unknown =
  'Firebase: There is no user record corresponding to this identifier. (auth/user-not-found).';
const either =
  'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).';
const taken =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';

test('a wrong password is two words', () => {
  expect(loginErrorMessage(wrong)).toBe('Wrong Password');
});

test('so is an answer that does not tell whether the address or the password was wrong', () => {
  expect(loginErrorMessage(either)).toBe('Wrong Password');
});

test('an e-mail that is taken is told as such', () => {
  expect(signUpErrorMessage(taken)).toBe('Email already in use');
});

test.each([unknown, '', 'anything'])('%j is shown as the provider worded it', (message) => {
  expect(loginErrorMessage(message)).toBe(message);
  expect(signUpErrorMessage(message)).toBe(message);
});

test.each([
  'Firebase: Error (auth/invalid-recaptcha-token).',
  'Firebase: Recaptcha verification failed (auth/captcha-check-failed).',
])('%j is told in plain words', (message) => {
  expect(loginErrorMessage(message)).toBe(authTexts.recaptcha);
  expect(signUpErrorMessage(message)).toBe(authTexts.recaptcha);
});

test('too many attempts keep their own words, which name reCAPTCHA as well', () => {
  const many =
    'Firebase: Please include reCaptcha verification or try again later (auth/too-many-requests).';
  expect(loginErrorMessage(many)).toBe(many);
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

test('what is left at the fields tells of an account made with Google, and never more than the provider told', () => {
  const joined = 'Joined with Google? Then continue with it.';
  expect(loginNotes(wrong)).toEqual({ password: joined });
  expect(loginNotes(either)).toEqual({
    email: 'The email may be wrong as well.',
    password: joined,
  });
  expect(loginNotes(unknown)).toEqual({});
  expect(signUpNotes(taken)).toEqual({
    email: 'Log in, or continue with Google.',
  });
  expect(signUpNotes(wrong)).toEqual({});
});

test('each form has its own message', () => {
  expect(loginErrorMessage(taken)).toBe(taken);
  expect(signUpErrorMessage(wrong)).toBe(wrong);
});
