/** @jest-environment node */
import {
  errorsOnSubmit,
  forgotRules,
  isEmail,
  loginRules,
  newEmailRules,
  newPasswordRules,
  signUpRules,
  withCurrent,
  wordRules,
  type Errors,
  type FormRules,
  type Values,
} from './rules';

test.each(['a@b.c', 'ada.l@mail.example.co.uk', 'a@@b.c', '用户@例子.广告', 'a@b..c', '@@b.c'])(
  '%j is an e-mail',
  (email) => expect(isEmail(email)).toBe(true),
);

test.each(['', 'a@', 'a@b', 'a@.c', 'a.b@c', 'a b@c.d', 'a@b.c ', 'a@b .c'])(
  '%j is none',
  (email) => expect(isEmail(email)).toBe(false),
);

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
])('password %j at sign-up: %s', (password, message) => {
  const values = { email: 'ada@example.com', password, confirmation: password };
  expect(signUpRules.get('password')?.onBlur(values)).toBe(message);
  expect(errorsOnSubmit(signUpRules, values)).toEqual(message ? { password: message } : {});
});

const required = { email: 'Email is required', password: 'Password is required' };
const unconfirmed = { confirmation: 'Password confirmation is required' };
const unequal = { password: 'Short', confirmation: 'x' };
const short = { password: 'Password too short', confirmation: 'Password Mismatched' };
const half = { email: 'Please Provide a valid Email' };
const known = { email: 'This is your email already' };
const email = 'a@b.c';
const otherEmail = newEmailRules('ada@b.example');

test.each<[what: string, FormRules, Values, Errors]>([
  ['an empty login', loginRules, {}, required],
  ['a login', loginRules, { email, password: 'x' }, {}],
  ['an empty sign-up', signUpRules, {}, { ...required, ...unconfirmed }],
  ['no e-mail for the mail', forgotRules, {}, { email: required.email }],
  ['a short password, not repeated', newPasswordRules, unequal, short],
  ['no other e-mail', otherEmail, {}, { email: required.email }],
  ['half of another e-mail', otherEmail, { email: 'ada' }, half],
  ['the same in capitals', otherEmail, { email: 'Ada@B.example' }, known],
  ['another e-mail', otherEmail, { email: 'ben@b.example' }, {}],
  ['no current password', withCurrent(forgotRules), { email }, { current: required.password }],
  ['any current password', withCurrent(forgotRules), { email, current: 'x' }, {}],
  ['the word that deletes', wordRules, { word: ' delete ' }, {}],
  ['another word', wordRules, { word: 'DEL' }, { word: 'Type the word DELETE' }],
])('%s', (_, rules, values, errors) => expect(errorsOnSubmit(rules, values)).toEqual(errors));
