import { authTexts, messages } from '@/lib/content/auth';

/**
 * Whether the provider says only that address and password do not belong together: with e-mail enumeration protection,
 * the default of new projects, it does not tell which of them is wrong (product 8.1).
 */
export const emailInDoubt = (message: string) => message.includes('invalid-credential');

/**
 * What both forms say of the provider's message otherwise: its own words (product 8), but for a project that protects
 * sign-in by e-mail with reCAPTCHA, whose codes tell a visitor nothing (lib/auth/sdk/auth).
 */
function otherwise(message: string): string {
  return /\(auth\/[a-z-]*captcha/.test(message) ? authTexts.recaptcha : message;
}

/** What a failed login says (product 8): two words for a wrong password, otherwise the provider's own message. */
export function loginErrorMessage(message: string): string {
  return message.includes('wrong-password') || emailInDoubt(message)
    ? messages.wrongPassword
    : otherwise(message);
}

/** What a failed sign-up says (product 8): a message for an e-mail that is taken, otherwise the provider's message. */
export function signUpErrorMessage(message: string): string {
  return message.includes('already-in-use') ? messages.emailInUse : otherwise(message);
}
