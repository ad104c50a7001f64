import { accountErrors, accountMessages } from '@/lib/content/account';
import { errorCode } from './errorCode';

/** Whether the user closed the provider's window or pressed again: not an error to show (product 8.5). */
export const isClosedWindow = (error: unknown) =>
  /^(popup-closed-by-user|cancelled-popup-request)$/.test(errorCode(error));

/** What an error says on the screens of the account (product 8.7). */
export function accountErrorMessage(error: unknown): string {
  const code = errorCode(error);
  if (!code) return accountMessages.unavailable;
  return accountErrors[code] ?? (error as Error).message;
}

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
