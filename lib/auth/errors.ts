import { accountErrors, accountWords, authWords, messages } from '@/lib/words';
import type { Errors } from './rules';

/**
 * Returns the provider's error code without its prefix, such as `requires-recent-login`, or an
 * empty string for any other error.
 */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('auth/') ? code.slice('auth/'.length) : '';
}

/** Matches messages of the SDK, with the provider's message between a prefix and the error code. */
const sdkMessage = /^Firebase: (.+?) *\(auth\/[^)]*\)\.?$/s;

/**
 * Returns the provider's message. If the SDK has none (`Firebase: Error (auth/code).`), returns the
 * SDK's text, because nothing else says what failed.
 */
function providerMessage(error: unknown): string {
  const { message } = error as Error;
  const text = sdkMessage.exec(message)?.[1];
  return text === undefined || text === 'Error' ? message : text;
}

/** What a form shows after a failed request. */
export interface Refusal {
  readonly message: string;
  /** Messages for fields that are marked as invalid. */
  readonly errors?: Errors;
  /** Messages for fields that aren't marked as invalid. */
  readonly notes?: Errors;
}

/** What a form shows for each error code. The message defaults to the provider's. */
type Refusals = Readonly<Record<string, Partial<Refusal>>>;

const providerFailed = { notes: { password: authWords.providerFailed } };

/** What both login and sign-up show. */
const sharedRefusals: Refusals = {
  'invalid-email': { errors: { email: messages.emailInvalid } },
  'user-not-found': { errors: { email: authWords.emailUnknown } },
  'user-disabled': { errors: { email: authWords.accountDisabled } },
  'weak-password': { errors: { password: authWords.passwordRefused } },
  // The provider's message lists the requirements.
  'password-does-not-meet-requirements': {},
  'too-many-requests': { notes: { password: authWords.tooOften } },
  'network-request-failed': { notes: { password: authWords.unavailable } },
};

/** Also shown if the account was created with Google and has no password. */
const wrongPassword = {
  message: messages.wrongPassword,
  errors: { password: authWords.checkPassword },
};

const explainWith =
  (refusals: Refusals) =>
  (error: unknown): Refusal => {
    const code = errorCode(error);
    if (!code) return { message: authWords.unavailable };
    return { message: providerMessage(error), ...(refusals[code] ?? providerFailed) };
  };

/** Explains why a login failed. */
export const explainLogin = explainWith({
  ...sharedRefusals,
  'wrong-password': wrongPassword,
  // With email enumeration protection, the provider doesn't say whether the email or the password
  // is wrong.
  'invalid-credential': { ...wrongPassword, notes: { email: authWords.emailDoubt } },
  'password-does-not-meet-requirements': { notes: { password: authWords.passwordOutdated } },
});

/** Explains why a sign-up failed. */
export const explainSignUp = explainWith({
  ...sharedRefusals,
  'email-already-in-use': {
    message: messages.emailInUse,
    errors: { email: `${messages.emailInUse}. ${authWords.emailKnown}` },
  },
});

/** Explains an error on the account's pages. */
export function explainAccount(error: unknown): Refusal {
  const code = errorCode(error);
  if (!code) return { message: accountWords.unavailable };
  const message = accountErrors[code] ?? providerMessage(error);
  const isWrong = code === 'wrong-password' || code === 'invalid-credential';
  return isWrong ? { message, errors: { current: accountWords.proof.check } } : { message };
}

/**
 * Returns the text to show at Google's button after its popup failed; empty if the error isn't
 * about the account.
 */
export function explainGoogle(error: unknown): string {
  const code = errorCode(error);
  if (code === 'user-disabled') return authWords.accountDisabled;
  return code === 'account-exists-with-different-credential' ? authWords.anotherWay : '';
}

/**
 * Returns whether the user closed Google's popup or opened a second one. Neither is shown as an
 * error.
 */
export const isClosedPopup = (error: unknown) =>
  ['popup-closed-by-user', 'cancelled-popup-request'].includes(errorCode(error));

const deadLinks = ['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found'];

/** Returns whether an emailed link will never work again, so that retrying is pointless. */
export const isDeadLink = (error: unknown) => deadLinks.includes(errorCode(error));
