import { accountMessages } from '@/lib/content/account';
import { messages } from '@/lib/content/auth';
import {
  anything,
  field,
  type Field,
  type FieldRules,
  type FormRules,
  loginRules,
  type Rule,
  signUpRules,
} from './rules';

const part = (rules: FormRules, ...names: Field[]): FormRules =>
  new Map([...rules].filter(([name]) => names.includes(name)));

/** The mail that sets a new password: a plausible e-mail (product 5.1). */
export const forgotRules = part(loginRules, 'email');

/** Another e-mail than the account has: a plausible one (product 5.1). The provider ignores case. */
export function newEmailRules(present: string): FormRules {
  const { onBlur: isPlausible } = loginRules.get('email')!;
  const isOther: Rule = (values) =>
    values.email?.toLowerCase() === present.toLowerCase()
      ? accountMessages.sameEmail
      : isPlausible(values);
  return new Map([['email', field('email', messages.emailRequired, isOther)]]);
}

/** A new password and the same again (product 5.3). */
export const newPasswordRules = part(signUpRules, 'password', 'confirmation');

const current = field('current', messages.passwordRequired, anything);

const word: FieldRules = {
  onBlur: anything,
  onSubmit: (values) =>
    values.word?.trim().toUpperCase() === accountMessages.deleteWord
      ? undefined
      : accountMessages.wordMissing,
};

/** The rules of a form that also asks for the current password. */
export const withCurrent = (rules: FormRules): FormRules =>
  new Map([...rules, ['current', current]]);

/** The rules of a form that asks for the word that deletes an account. */
export const wordRules: FormRules = new Map([['word', word]]);
