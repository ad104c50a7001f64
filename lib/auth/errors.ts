import { accountErrors, accountMessages, accountTexts, authTexts, messages } from '@/lib/words';
import type { Errors } from './rules';

/** The provider's code of an error without its prefix, such as `requires-recent-login`; empty for any other error. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('auth/') ? code.slice('auth/'.length) : '';
}

/** What a form says after an attempt that failed. */
export interface Refusal {
  /** In a toast. */
  readonly toast: string;
  /** At the fields that it is about, which are marked. */
  readonly errors?: Errors;
  /** Advice at fields that are not marked. */
  readonly notes?: Errors;
}

/** What a form says to codes of the provider. Without a toast, it is the provider's message. */
type Answers = Readonly<Record<string, Partial<Refusal>>>;

const emailRefused = { errors: { email: authTexts.emailRefused } };

/** What login and sign-up say alike (product 8.2). */
const answers: Answers = {
  'invalid-email': emailRefused,
  'user-not-found': emailRefused,
  'user-disabled': { errors: { email: authTexts.accountDisabled } },
  'weak-password': { errors: { password: authTexts.passwordRefused } },
  // The toast has the project's rules.
  'password-does-not-meet-requirements': {},
};

/** An account without a password, made in a provider's window, gets the same answer: the toast says what is wrong, and the password's text what to do in both cases. */
const wrongPassword = {
  toast: messages.wrongPassword,
  errors: {
    password: authTexts.checkPassword,
  },
};

/** What login says (product 8.1). */
const loginAnswers: Answers = {
  ...answers,
  'wrong-password': wrongPassword,
  // With e-mail enumeration protection, the default of new projects, the provider does not say which of the two is wrong.
  'invalid-credential': { ...wrongPassword, notes: { email: authTexts.emailDoubt } },
  'password-does-not-meet-requirements': { notes: { password: authTexts.passwordOutdated } },
};

/** What sign-up says (product 8.3). */
const signUpAnswers: Answers = {
  ...answers,
  'email-already-in-use': {
    toast: messages.emailInUse,
    errors: { email: `${messages.emailInUse}. ${authTexts.emailKnown}` },
  },
};

/**
 * The answer to any other code, which concerns neither field (product 8.2). A project can require reCAPTCHA
 * (lib/auth/auth): its codes mean nothing to a visitor, and the toast explains them.
 */
function otherwise(code: string): Partial<Refusal> {
  if (code.includes('captcha')) return { toast: authTexts.recaptcha };
  if (code === 'too-many-requests') return { notes: { password: authTexts.tooOften } };
  const isOffline = code === 'network-request-failed';
  return { notes: { password: isOffline ? authTexts.unavailable : authTexts.providerFailed } };
}

/**
 * The provider's message (product 8); of a project's password policy, the rules that are not met, which the provider lists in
 * brackets.
 */
function messageOf(code: string, { message }: Error): string {
  const rules =
    code === 'password-does-not-meet-requirements' ? /\[(.+)\]/.exec(message)?.[1] : undefined;
  return rules ? `${rules.replaceAll(', ', '. ')}.` : message;
}

function refusalFor(error: unknown, known: Answers): Refusal {
  const code = errorCode(error);
  if (!code) return { toast: authTexts.unavailable };
  return { toast: messageOf(code, error as Error), ...(known[code] ?? otherwise(code)) };
}

/** What a failed login says. */
export const explainLogin = (error: unknown) => refusalFor(error, loginAnswers);

/** What a failed sign-up says. */
export const explainSignUp = (error: unknown) => refusalFor(error, signUpAnswers);

/** What an error says on the screens of the account (product 8.7). */
export function explainAccount(error: unknown): Refusal {
  const code = errorCode(error);
  if (!code) return { toast: accountMessages.unavailable };
  const toast = accountErrors[code] ?? (error as Error).message;
  const isWrong = code === 'wrong-password' || code === 'invalid-credential';
  return isWrong ? { toast, errors: { current: accountTexts.proof.check } } : { toast };
}

/** The text at a provider's button after its window failed; empty unless the error concerns the account (product 8.5). */
export function providerRefusal(error: unknown): string {
  const code = errorCode(error);
  if (code === 'user-disabled') return authTexts.accountDisabled;
  return code === 'account-exists-with-different-credential' ? authTexts.anotherWay : '';
}

/** Whether the user closed the provider's window or pressed again: not an error to show (product 8.5). */
export const isClosedWindow = (error: unknown) =>
  ['popup-closed-by-user', 'cancelled-popup-request'].includes(errorCode(error));

const deadLinks = ['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found'];

/** Whether an error says that the link of a mail will not work any more, so that trying again is of no use. */
export const isDeadLink = (error: unknown) => deadLinks.includes(errorCode(error));
