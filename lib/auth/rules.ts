import { authWords, messages } from '@/lib/words';

export type FieldName = 'email' | 'password' | 'confirmation' | 'current';

export type Values = Readonly<Partial<Record<FieldName, string>>>;
export type Errors = Values;

/** Returns the message to show, or undefined if the value is valid. */
type Check = (values: Values) => string | undefined;

interface FieldRules {
  /** The message if the field is empty on submit. */
  readonly required: string;
  /** Checked on blur and on submit. */
  readonly check?: Check;
}

/** The rules of a form, in the order of its fields. */
export type FormRules = Readonly<Partial<Record<FieldName, FieldRules>>>;

const checkEmail: Check = ({ email = '' }) =>
  /^\S+@\S+\.\S+$/.test(email) ? undefined : messages.emailInvalid;

/**
 * Patterns with the `u` flag count code points, so most emoji count as one character. They accept
 * capital letters of any script.
 */
export const passwordRequirements = [
  { pattern: /.{7}/su, text: authWords.passwordLength, error: messages.passwordShort },
  { pattern: /\p{Lu}/u, text: authWords.passwordCapital, error: messages.passwordWithoutCapital },
];

const checkNewPassword: Check = ({ password = '' }) =>
  /.{129}/su.test(password)
    ? messages.passwordLong
    : passwordRequirements.find(({ pattern }) => !pattern.test(password))?.error;

const checkConfirmation: Check = ({ password = '', confirmation = '' }) =>
  confirmation === password ? undefined : messages.passwordMismatched;

export const emailRules: FormRules = {
  email: { required: messages.emailRequired, check: checkEmail },
};

/** Login accepts any password. */
export const loginRules: FormRules = {
  ...emailRules,
  password: { required: messages.passwordRequired },
};

export const newPasswordRules: FormRules = {
  password: { required: messages.passwordRequired, check: checkNewPassword },
  confirmation: { required: messages.confirmationRequired, check: checkConfirmation },
};

export const signUpRules: FormRules = { ...emailRules, ...newPasswordRules };

/** The current password, which a new email, a new password and the deletion require. */
export const currentPasswordRules: FormRules = { current: { required: messages.passwordRequired } };

export const fieldNames = (rules: FormRules) => Object.keys(rules) as FieldName[];

export const checkOnSubmit = (rules: FormRules, name: FieldName, values: Values) =>
  values[name] ? rules[name]?.check?.(values) : rules[name]?.required;

/**
 * Returns a message for each invalid field on submit, or an empty object if the form can be
 * submitted.
 */
export function checkAll(rules: FormRules, values: Values): Errors {
  const checked = fieldNames(rules).map(
    (name) => [name, checkOnSubmit(rules, name, values)] as const,
  );
  return Object.fromEntries(checked.filter(([, message]) => message));
}
