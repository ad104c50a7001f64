import { accountMessages, messages } from '@/lib/words';

/** The fields of all forms; the last two are those of the account's page. */
export type FieldName = 'email' | 'password' | 'confirmation' | 'current' | 'word';

/** What the fields of a form hold; a form without a field leaves it out. */
export type Values = Readonly<Partial<Record<FieldName, string>>>;

/** What is wrong with a field, as the message to show; undefined when nothing is. */
export type Rule = (values: Values) => string | undefined;

/**
 * The rules of one field. `onBlur` looks at the value as it stands; `onSubmit` also asks for one (product 5: the
 * "is required" messages belong to the submit, the others to both).
 */
export interface FieldRules {
  readonly onBlur: Rule;
  readonly onSubmit: Rule;
}

/** The shortest and the longest password that sign-up takes, in characters (product 9). */
const shortestPassword = 7;
const longestPassword = 128;

/**
 * Whether a text is non-space text, an at sign, non-space text, a dot and non-space text (product 5.1): the whole text, so
 * a space anywhere is wrong. Written without a repeated pattern: it takes time in proportion to the text, whatever is
 * typed.
 */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at > 0 && text.lastIndexOf('.', text.length - 2) > at + 1;
}

const email: Rule = ({ email: value = '' }) => (isEmail(value) ? undefined : messages.emailInvalid);

/** The length is counted in code points, so most emoji count as one. A capital letter of any script counts (Unicode Lu). */
const newPassword: Rule = ({ password = '' }) => {
  const { length } = [...password];
  if (length < shortestPassword) return messages.passwordShort;
  if (length > longestPassword) return messages.passwordLong;
  return /\p{Lu}/u.test(password) ? undefined : messages.passwordWithoutCapital;
};

const confirmation: Rule = ({ password = '', confirmation: value = '' }) =>
  value === password ? undefined : messages.passwordMismatched;

/** Accepts any value. */
const anything: Rule = () => undefined;

/** The rules of a field that must not be empty on submit: `required` is the message then. */
const field = (name: FieldName, required: string, rule: Rule): FieldRules => ({
  onBlur: rule,
  onSubmit: (values) => (values[name] ? rule(values) : required),
});

/** The rules of one form, in the order of its fields. */
export type FormRules = ReadonlyMap<FieldName, FieldRules>;

const emailField = field('email', messages.emailRequired, email);

/** Login: a plausible e-mail and any password (product 5.2). */
export const loginRules: FormRules = new Map([
  ['email', emailField],
  ['password', field('password', messages.passwordRequired, anything)],
]);

/** A new password that meets the rules, and the same again (product 5.3). */
export const newPasswordRules: FormRules = new Map([
  ['password', field('password', messages.passwordRequired, newPassword)],
  ['confirmation', field('confirmation', messages.confirmationRequired, confirmation)],
]);

/** Sign-up: a plausible e-mail and a new password (product 5.3). */
export const signUpRules: FormRules = new Map([['email', emailField], ...newPasswordRules]);

/** The mail that sets a new password: a plausible e-mail (product 5.1). */
export const forgotRules: FormRules = new Map([['email', emailField]]);

/** Another e-mail than the account has: a plausible one (product 5.1). The provider ignores case. */
export function newEmailRules(present: string): FormRules {
  const isOther: Rule = (values) =>
    values.email?.toLowerCase() === present.toLowerCase()
      ? accountMessages.sameEmail
      : email(values);
  return new Map([['email', field('email', messages.emailRequired, isOther)]]);
}

/** The rules of a form that also asks for the current password. */
export const withCurrent = (rules: FormRules): FormRules =>
  new Map([...rules, ['current', field('current', messages.passwordRequired, anything)]]);

const word: Rule = ({ word: typed = '' }) =>
  typed.trim().toUpperCase() === accountMessages.deleteWord
    ? undefined
    : accountMessages.wordMissing;

/** The rules of a form that asks for the word that deletes an account. */
export const wordRules: FormRules = new Map([['word', { onBlur: anything, onSubmit: word }]]);

/** Messages by field; a field that is right is left out. */
export type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** Every field's message on submit; an empty object when the request may be sent. */
export function errorsOnSubmit(rules: FormRules, values: Values): Errors {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const [name, { onSubmit }] of rules) {
    const message = onSubmit(values);
    if (message) errors[name] = message;
  }
  return errors;
}
