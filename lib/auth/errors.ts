import {
  accountErrors,
  accountMessages,
  authTexts,
  messages,
  providerErrors,
  providerNames,
} from '@/lib/words';
import type { Field } from './rules';

/** The provider's code of an error without its prefix, such as `requires-recent-login`; empty for any other error. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('auth/') ? code.slice('auth/'.length) : '';
}

/**
 * Whether the provider does not say which of e-mail and password is wrong (product 8.1). So it is with e-mail enumeration
 * protection, the default of new projects.
 */
const emailInDoubt = (message: string) => message.includes('invalid-credential');

const passwordRefused = (message: string) =>
  message.includes('wrong-password') || emailInDoubt(message);

/** The provider's code in one of its messages; empty where there is none. */
const codeIn = (message: string) => /\(auth\/([a-z-]+)/.exec(message)?.[1] ?? '';

const outsidePolicy = (message: string) => message.includes('password-does-not-meet-requirements');

/**
 * The message that both forms show otherwise: the provider's own (product 8), in words of the site's language where there are
 * any for its code (`providerErrors`), with two exceptions. A project can have a
 * password policy: then the rules that are not met are shown, which the provider lists in brackets. A project can require
 * reCAPTCHA for sign-in by e-mail: the provider's codes for it mean nothing to a visitor (lib/auth/auth).
 */
function otherwise(message: string): string {
  const own = providerErrors[codeIn(message)];
  if (own) return own;
  if (outsidePolicy(message)) {
    const missing = /\[(.+)\]/.exec(message)?.[1];
    return missing ? `${missing.split(', ').join('. ')}.` : message;
  }
  return codeIn(message).includes('captcha') ? authTexts.recaptcha(providerNames) : message;
}

/** The message of a failed login (product 8): ours for a wrong password, otherwise the provider's. */
export function loginErrorMessage(message: string): string {
  return passwordRefused(message) ? messages.wrongPassword : otherwise(message);
}

/** The message of a failed sign-up (product 8): ours for an e-mail that is in use, otherwise the provider's. */
export function signUpErrorMessage(message: string): string {
  return message.includes('already-in-use') ? messages.emailInUse : otherwise(message);
}

/** The notes at the fields after a failed attempt; a field without a note is left out. */
export type Notes = Readonly<Partial<Record<Field, string>>>;

/**
 * The note at the password after an error that concerns neither field and that the toast tells in the provider's words
 * (product 8.2): what it means for the visitor.
 */
function plainNote(message: string): Notes {
  const code = codeIn(message);
  const isTold = providerErrors[code] || code.includes('captcha') || outsidePolicy(message);
  if (isTold || Object.keys(refusedFields(message)).length > 0) return {};
  if (code === 'too-many-requests') return { password: authTexts.tooOften };
  return { password: code.includes('network') ? authTexts.unavailable : authTexts.providerFailed };
}

/** The notes at the fields after a failed login (product 8.1). */
export function loginNotes(message: string): Notes {
  if (outsidePolicy(message)) return { password: authTexts.passwordOutdated };
  return emailInDoubt(message) ? { email: authTexts.emailDoubt } : plainNote(message);
}

/** The notes at the fields after a failed sign-up. */
export const signUpNotes = plainNote;

/**
 * What the field says, as an error, that the provider's answer is about (product 8.1 to 8.3); nothing where it is about
 * neither. A wrong password and an account without a password, made in a provider's window, give the same answer: the
 * password's error covers both.
 */
export function refusedFields(message: string): Notes {
  const code = codeIn(message);
  if (passwordRefused(message)) {
    const otherwise = providerNames && ` ${authTexts.joinedWith(providerNames)}`;
    return { password: `${messages.wrongPassword}.${otherwise}` };
  }
  if (message.includes('already-in-use'))
    return { email: `${messages.emailInUse}. ${authTexts.emailKnown(providerNames)}` };
  if (code === 'user-disabled') return { email: authTexts.accountDisabled };
  if (outsidePolicy(message)) return {};
  if (code.includes('password')) return { password: authTexts.passwordRefused };
  return /email|^user-/.test(code) ? { email: authTexts.emailRefused } : {};
}

/** The text at a provider's button after its window failed; empty unless the error concerns the account (product 8.5). */
export function providerRefusal(error: unknown): string {
  const code = errorCode(error);
  if (code === 'user-disabled') return authTexts.accountDisabled;
  return code === 'account-exists-with-different-credential' ? authTexts.anotherWay : '';
}

/** Whether the user closed the provider's window or pressed again: not an error to show (product 8.5). */
export const isClosedWindow = (error: unknown) =>
  /^(popup-closed-by-user|cancelled-popup-request)$/.test(errorCode(error));

/** What an error says on the screens of the account (product 8.7). */
export function accountErrorMessage(error: unknown): string {
  const code = errorCode(error);
  if (!code) return accountMessages.unavailable;
  return accountErrors[code] ?? (error as Error).message;
}

/** What the field for the current password says, as an error, where the provider refuses it. */
export const refusedProof = (error: unknown): Notes =>
  passwordRefused(errorCode(error)) ? { current: `${messages.wrongPassword}.` } : {};

/** Whether the provider could not be reached, or has not answered in time. */
export const isUnanswered = (error: unknown) =>
  errorCode(error) === 'network-request-failed' ||
  (error instanceof Error && error.name === 'TimeoutError');

/** Whether an error says that the session has ended: the account is gone or disabled, or has another password now. */
export const isSessionEnd = (error: unknown) =>
  /^(user-token-expired|user-disabled|user-not-found)$/.test(errorCode(error));

/** Whether an error says that the link of a mail will not work any more, so that trying again is of no use. */
export const isDeadLink = (error: unknown) =>
  /^(expired-action-code|invalid-action-code|user-disabled|user-not-found)$/.test(errorCode(error));
