import { accountMessages } from '@/lib/content/account';
import { messages } from '@/lib/content/auth';
import {
  anything,
  field,
  type Field,
  type FieldRules,
  type FormRules,
  loginRules,
  signUpRules,
} from './rules';

const part = (rules: FormRules, ...names: Field[]): FormRules =>
  new Map([...rules].filter(([name]) => names.includes(name)));

/** The mail that sets a new password: a plausible e-mail (product 5.1). */
export const forgotRules = part(loginRules, 'email');

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
