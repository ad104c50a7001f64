import { loadSdk, type Sdk } from '@/components/auth/loadSdk';
import { accountErrorMessage, isClosedWindow } from '@/lib/auth/accountErrors';
import { errorCode } from '@/lib/auth/errorCode';
import { reportError } from '@/lib/browser/reportError';
import { notifyError } from '@/lib/browser/toasts';

/** What the screens of the account ask of the provider (lib/auth/sdk/account). */
export type AccountSdk = Sdk['account'];

/** Fetches the SDK, with what the screens of the account need. Rejects when it cannot be had. */
export const loadAccount = async (): Promise<AccountSdk> => (await loadSdk()).account;

/** Shows a failure in a toast. A closed window goes to the console only (product 8.5), a fault of the site there too. */
export function showFailure(error: unknown): void {
  const closed = isClosedWindow(error);
  if (closed || !errorCode(error)) reportError(error);
  if (!closed) notifyError(accountErrorMessage(error));
}
