/** @jest-environment node */
import {
  forgotRules,
  newEmailRules,
  newPasswordRules,
  withCurrent,
  wordRules,
} from './accountRules';
import { errorsOnSubmit } from './rules';

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
