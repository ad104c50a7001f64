/** @jest-environment node */
import {
  errorsOnSubmit,
  isEmail,
  forgotRules,
  newEmailRules,
  newPasswordRules,
  signUpRules,
  withCurrent,
  wordRules,
  type FormRules,
  type Values,
} from './rules';

const onBlur = (rules: FormRules, name: 'email' | 'password' | 'confirmation', values: Values) =>
  rules.get(name)?.onBlur(values);

const good = { email: 'ada@example.com', password: 'Strength', confirmation: 'Strength' };

describe('e-mail', () => {
  test.each(['a@b.c', 'ada.l@mail.example.co.uk', 'a@@b.c', '用户@例子.广告', 'a@b..c', '@@b.c'])(
    '%j is accepted',
    (email) => expect(isEmail(email)).toBe(true),
  );

  test.each(['', 'a@', 'a@b', 'a@.c', 'a.b@c', 'a b@c.d', 'a@b.c ', 'a@b .c'])(
    '%j is refused',
    (email) => expect(isEmail(email)).toBe(false),
  );

  test('takes no longer for a hostile text', () => {
    const before = performance.now();
    expect(isEmail('@'.repeat(200_000))).toBe(false);
    expect(isEmail('a'.repeat(200_000))).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('sign-up', () => {
  test.each([
    ['Short1', 'Password too short'],
    ['longenough', 'Password must contain a capital letter'],
    ['Sevench', undefined],
    ['élanÉlan', undefined],
    ['ЖЖЖЖЖЖЖ', undefined],
    ['A💪💪💪', 'Password too short'],
    [' A b c ', undefined],
    ['A💪'.repeat(64), undefined],
    ['A💪'.repeat(64) + ' ', 'Password longer than 128 characters'],
  ])('password %j: %s', (password, message) => {
    expect(onBlur(signUpRules, 'password', { password })).toBe(message);
    expect(errorsOnSubmit(signUpRules, { ...good, password }).password).toBe(message);
  });
});

test('the mail needs a plausible e-mail, a new password what sign-up asks for', () => {
  expect(errorsOnSubmit(forgotRules, {})).toEqual({ email: 'Email is required' });
  expect(errorsOnSubmit(newPasswordRules, { password: 'Short', confirmation: 'x' })).toEqual({
    password: 'Password too short',
    confirmation: 'Password Mismatched',
  });
});

test('another e-mail is a plausible one that the account does not have yet, in any case', () => {
  const rules = newEmailRules('ada@b.example');
  expect(errorsOnSubmit(rules, {})).toEqual({ email: 'Email is required' });
  expect(errorsOnSubmit(rules, { email: 'ada' })).toEqual({
    email: 'Please Provide a valid Email',
  });
  expect(errorsOnSubmit(rules, { email: 'Ada@B.example' })).toEqual({
    email: 'This is your email already',
  });
  expect(errorsOnSubmit(rules, { email: 'ben@b.example' })).toEqual({});
});

test('a form that asks for the current password as well takes any', () => {
  const rules = withCurrent(forgotRules);
  expect(errorsOnSubmit(rules, { email: 'a@b.c' })).toEqual({ current: 'Password is required' });
  expect(errorsOnSubmit(rules, { email: 'a@b.c', current: 'x' })).toEqual({});
});

test.each(['DELETE', ' delete '])('%j deletes an account', (word) => {
  expect(errorsOnSubmit(wordRules, { word })).toEqual({});
});

test('no other word does', () => {
  expect(errorsOnSubmit(wordRules, { word: 'DEL' })).toEqual({ word: 'Type the word DELETE' });
});
