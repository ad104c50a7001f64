/** @jest-environment node */
import fc from 'fast-check';
import { errorsOnSubmit, loginRules, signUpRules } from './rules';

const runs = { numRuns: 10_000 };

/** Signs that the rules look at, and some that only look like them. */
const sign = fc.constantFrom(...'aA7zZ@.. \t\u00a0éÉжЖßǅ瑜💪\ud83e');
const text = fc.oneof(
  { weight: 3, arbitrary: fc.array(sign, { maxLength: 12 }).map((signs) => signs.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom('', 'a@b.c', 'Strength', 'strength', 'Short1') },
);

/** Reads a text sign by sign, as a person would (product 5); halves of a sign count as one. */
function signsOf(value: string): string[] {
  const signs: string[] = [];
  for (let at = 0; at < value.length; at += signs.at(-1)?.length ?? 1)
    signs.push(String.fromCodePoint(value.codePointAt(at) ?? 0));
  return signs;
}

/** Some split of the text has something on both sides of an at sign, and of a dot behind it, and no space anywhere. */
function looksLikeEmail(value: string): boolean {
  const signs = signsOf(value);
  if (signs.some((one) => one.trim() === '')) return false;
  return signs.some(
    (at, left) =>
      at === '@' &&
      left > 0 &&
      signs.some((dot, right) => dot === '.' && right > left + 1 && right < signs.length - 1),
  );
}

const isCapital = (one: string): boolean => /^\p{General_Category=Uppercase_Letter}$/u.test(one);

/** The messages of product 5 for one field, or nothing. */
function emailMessage(value: string): string | undefined {
  if (value === '') return 'Email is required';
  return looksLikeEmail(value) ? undefined : 'Please Provide a valid Email';
}

function passwordMessage(value: string): string | undefined {
  if (value === '') return 'Password is required';
  const signs = signsOf(value);
  if (signs.length < 7) return 'Password too short';
  return signs.some(isCapital) ? undefined : 'Password must contain a capital letter';
}

function confirmationMessage(password: string, value: string): string | undefined {
  if (value === '') return 'Password confirmation is required';
  return Object.is(value, password) ? undefined : 'Password Mismatched';
}

test('login says what product 5.2 says, for any two texts', () => {
  fc.assert(
    fc.property(text, text, (email, password) => {
      const { email: first, password: second } = errorsOnSubmit(loginRules, { email, password });
      const required = password === '' ? 'Password is required' : undefined;
      return first === emailMessage(email) && second === required;
    }),
    runs,
  );
});

test('sign-up says what product 5.3 says, for any three texts', () => {
  const pair = fc.oneof(
    fc.tuple(text, text),
    text.map((same) => [same, same] as const),
  );
  let accepted = 0;
  fc.assert(
    fc.property(text, pair, (email, [password, confirmation]) => {
      const errors = errorsOnSubmit(signUpRules, { email, password, confirmation });
      const { email: first, password: second, confirmation: third } = errors;
      if (!first && !second && !third) accepted += 1;
      return (
        first === emailMessage(email) &&
        second === passwordMessage(password) &&
        third === confirmationMessage(password, confirmation)
      );
    }),
    runs,
  );
  expect(accepted).toBeGreaterThan(20);
});

test('leaving a field says the same, but never that it is required', () => {
  fc.assert(
    fc.property(text, text, (email, password) => {
      const values = { email, password };
      const emailLeft = looksLikeEmail(email) ? undefined : 'Please Provide a valid Email';
      const passwordLeft = password === '' ? 'Password too short' : passwordMessage(password);
      return (
        loginRules.get('email')?.onBlur(values) === emailLeft &&
        signUpRules.get('password')?.onBlur(values) === passwordLeft
      );
    }),
    runs,
  );
});
