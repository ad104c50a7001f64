/** @jest-environment node */
import { forgotRules, newPasswordRules, withCurrent, wordRules } from './accountRules';
import { errorsOnSubmit } from './rules';

test('the mail needs a plausible e-mail, a new password what sign-up asks for', () => {
  expect(errorsOnSubmit(forgotRules, {})).toEqual({ email: 'Email is required' });
  expect(errorsOnSubmit(newPasswordRules, { password: 'Short', confirmation: 'x' })).toEqual({
    password: 'Password too short',
    confirmation: 'Password Mismatched',
  });
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
