/** @jest-environment node */
import { loginErrorSentence, signUpErrorSentence } from './sentences';

// The provider's messages as firebase 12 words them with debugErrorMap.
const wrong =
  'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).';
const unknown =
  'Firebase: There is no user record corresponding to this identifier. (auth/user-not-found).';
const taken =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';

test('a wrong password is two words', () => {
  expect(loginErrorSentence(wrong)).toBe('Wrong Password');
});

test('an e-mail that is taken is told as such', () => {
  expect(signUpErrorSentence(taken)).toBe('Email already in use');
});

test.each([unknown, '', 'anything'])('%j is shown as the provider worded it', (message) => {
  expect(loginErrorSentence(message)).toBe(message);
  expect(signUpErrorSentence(message)).toBe(message);
});

test('each form has its own sentence', () => {
  expect(loginErrorSentence(taken)).toBe(taken);
  expect(signUpErrorSentence(wrong)).toBe(wrong);
});
