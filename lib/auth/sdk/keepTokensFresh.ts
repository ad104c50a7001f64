import type { Auth } from 'firebase/auth';

/**
 * Has the SDK refresh tokens in the background: 5 minutes before expiry, with its own back-off after a failure (product 4.4
 * and 9). The SDK does so by itself only when another Firebase product asks for tokens, and its switch has no public
 * name; without it the session is still checked when a tab comes back into view.
 */
export function keepTokensFresh(auth: Auth): void {
  const { _startProactiveRefresh: start } = auth as Auth & { _startProactiveRefresh?: () => void };
  start?.call(auth);
}
