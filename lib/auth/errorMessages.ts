import { authTexts, messages } from '@/lib/content/auth';
import { errorCode } from './errorCode';
import { providerNames } from './providers';
import type { Field } from './rules';

/**
 * Whether the provider says only that address and password do not belong together: with e-mail enumeration protection,
 * the default of new projects, it does not tell which of them is wrong (product 8.1).
 */
const emailInDoubt = (message: string) => message.includes('invalid-credential');

const passwordRefused = (message: string) =>
  message.includes('wrong-password') || emailInDoubt(message);

const outsidePolicy = (message: string) => message.includes('password-does-not-meet-requirements');

/**
 * What both forms say of the provider's message otherwise: its own words (product 8). Two need other words: of a project
 * with rules of its own for passwords, the rules that are not met, which the provider lists in brackets; and of one that
 * protects sign-in by e-mail with reCAPTCHA, whose codes tell a visitor nothing (lib/auth/sdk/auth).
 */
function otherwise(message: string): string {
  if (outsidePolicy(message)) {
    const missing = /\[(.+)\]/.exec(message)?.[1];
    return missing ? `${missing.split(', ').join('. ')}.` : message;
  }
  return /\(auth\/[a-z-]*captcha/.test(message) ? authTexts.recaptcha : message;
}

/** What a failed login says (product 8): two words for a wrong password, otherwise the provider's own message. */
export function loginErrorMessage(message: string): string {
  return passwordRefused(message) ? messages.wrongPassword : otherwise(message);
}

/** What a failed sign-up says (product 8): a message for an e-mail that is taken, otherwise the provider's message. */
export function signUpErrorMessage(message: string): string {
  return message.includes('already-in-use') ? messages.emailInUse : otherwise(message);
}

/** What there is to say at the fields after an attempt that failed; a field without is left out. */
export type Notes = Readonly<Partial<Record<Field, string>>>;

/**
 * What a failed login leaves at its fields (product 8.1). Nobody can tell a wrong password from an account without one,
 * made in a provider's window: where e-mails are protected the provider keeps the ways of an account to itself.
 */
export function loginNotes(message: string): Notes {
  if (outsidePolicy(message)) return { password: authTexts.passwordOutdated };
  if (!passwordRefused(message)) return {};
  const password = authTexts.joinedWith(providerNames);
  return emailInDoubt(message) ? { email: authTexts.emailDoubt, password } : { password };
}

/** What a failed sign-up leaves at its fields (product 8.3). */
export const signUpNotes = (message: string): Notes =>
  message.includes('already-in-use') ? { email: authTexts.emailKnown(providerNames) } : {};

/** What a provider's window that failed says at its button: only what concerns the account (product 8.5). */
export function providerRefusal(error: unknown): string {
  const code = errorCode(error);
  if (code === 'user-disabled') return authTexts.accountDisabled;
  return code === 'account-exists-with-different-credential' ? authTexts.anotherWay : '';
}
