/** @jest-environment node */
import {
  checkAll,
  currentPasswordRules,
  type Errors,
  emailRules,
  type FormRules,
  loginRules,
  newPasswordRules,
  signUpRules,
  type Values,
} from './rules';

test.each(['a@b.c', 'ada.l@mail.example.co.uk', 'a@@b.c', '用户@例子.广告', 'a@b..c', '@@b.c'])(
  '%j is a valid email',
  (email) => expect(emailRules.email?.check?.({ email })).toBeUndefined(),
);

test.each(['', 'a@', 'a@b', 'a@.c', 'a.b@c', 'a b@c.d', 'a@b.c ', 'a@b .c'])(
  '%j is not a valid email',
  (email) => expect(emailRules.email?.check?.({ email })).toBe('Please Provide a valid Email'),
);

test.each([
  ['Short1', 'Password too short'],
  ['longenough', 'Password must contain a capital letter'],
  ['Sevench', undefined],
  ['ЖЖЖЖЖЖЖ', undefined],
  ['A💪💪💪', 'Password too short'],
  [' A b c ', undefined],
  ['A💪'.repeat(64), undefined],
  ['A💪'.repeat(64) + ' ', 'Password longer than 128 characters'],
])('the message for the new password %j is: %s', (password, message) => {
  expect(newPasswordRules.password?.check?.({ password })).toBe(message);
});

const required = { email: 'Email is required', password: 'Password is required' };
const unconfirmed = { confirmation: 'Password confirmation is required' };
const unequal = { password: 'Short', confirmation: 'x' };
const mismatch = { password: 'Password too short', confirmation: 'Password Mismatched' };
const email = 'a@b.c';

test.each<[what: string, FormRules, Values, Errors]>([
  ['an empty login', loginRules, {}, required],
  ['a valid login', loginRules, { email, password: 'x' }, {}],
  ['an empty sign-up', signUpRules, {}, { ...required, ...unconfirmed }],
  ['a mismatched confirmation', newPasswordRules, unequal, mismatch],
  ['no current password', currentPasswordRules, {}, { current: required.password }],
])('submitting %s reports its errors', (_, rules, values, errors) => {
  expect(checkAll(rules, values)).toEqual(errors);
});
