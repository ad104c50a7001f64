import { sentences } from '@/lib/content/auth';

/** The fields of the two forms. */
export type Field = 'email' | 'password' | 'confirmation';

/** What the fields of a form hold; a form without a field leaves it out. */
export type Values = Readonly<Partial<Record<Field, string>>>;

/** What is wrong with a field, as the sentence to show; undefined when nothing is. */
export type Rule = (values: Values) => string | undefined;

/**
 * The rules of one field. `onBlur` looks at the value as it stands; `onSubmit` also asks for one (spec 5: the
 * "is required" sentences belong to the submit, the others to both).
 */
export interface FieldRules {
  readonly onBlur: Rule;
  readonly onSubmit: Rule;
}

/** The shortest password that sign-up takes, in characters (spec 9). */
const shortestPassword = 7;

/**
 * Whether a text is non-space text, an at sign, non-space text, a dot and non-space text (spec 5): the whole text, so
 * a space anywhere is wrong. Written without a repeated pattern: it takes time in proportion to the text, whatever is
 * typed.
 */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at > 0 && text.lastIndexOf('.', text.length - 2) > at + 1;
}

const email: Rule = ({ email: value = '' }) =>
  isEmail(value) ? undefined : sentences.emailInvalid;

/** Length counts characters as people do, an emoji as one; a capital letter is one of any script (Unicode Lu). */
const newPassword: Rule = ({ password = '' }) => {
  if ([...password].length < shortestPassword) return sentences.passwordShort;
  return /\p{Lu}/u.test(password) ? undefined : sentences.passwordWithoutCapital;
};

const confirmation: Rule = ({ password = '', confirmation: value = '' }) =>
  value === password ? undefined : sentences.passwordMismatched;

const anything: Rule = () => undefined;

const field = (name: Field, required: string, rule: Rule): FieldRules => ({
  onBlur: rule,
  onSubmit: (values) => (values[name] ? rule(values) : required),
});

/** The rules of one form, in the order of its fields. */
export type FormRules = ReadonlyMap<Field, FieldRules>;

/** Login: a plausible e-mail and any password (spec 5). */
export const loginRules: FormRules = new Map([
  ['email', field('email', sentences.emailRequired, email)],
  ['password', field('password', sentences.passwordRequired, anything)],
]);

/** Sign-up: a plausible e-mail, a password that meets the rules, and the same again (spec 5). */
export const signUpRules: FormRules = new Map([
  ['email', field('email', sentences.emailRequired, email)],
  ['password', field('password', sentences.passwordRequired, newPassword)],
  ['confirmation', field('confirmation', sentences.confirmationRequired, confirmation)],
]);

/** Sentences by field; a field that is right is left out. */
export type Errors = Readonly<Partial<Record<Field, string>>>;

/** Every field's sentence on submit; an empty object when the request may be sent. */
export function errorsOnSubmit(rules: FormRules, values: Values): Errors {
  const errors: Partial<Record<Field, string>> = {};
  for (const [name, { onSubmit }] of rules) {
    const sentence = onSubmit(values);
    if (sentence) errors[name] = sentence;
  }
  return errors;
}
