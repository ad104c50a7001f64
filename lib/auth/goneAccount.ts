import { authConfig } from './config';
import { sessionKey, type SessionUser } from './session';
import { forgetMyWeek, hasOwnWeek } from '@/lib/services/myWeek';

/** What is used here of the SDK's record of a user. */
interface SessionRecord extends SessionUser {
  readonly stsTokenManager: { readonly refreshToken: string };
}

/** The record of the signed-in user that localStorage has; null where nobody is signed in or storage is blocked. */
export function storedRecord(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/** How long the provider may take to answer, in milliseconds: as long as the SDK waits (product 9). */
const answerTimeout = 30_000;

/**
 * Forgets what the user of an ended session kept, if the account is gone (product 14.7). The SDK has one error for that and for
 * a password that was changed elsewhere, so the provider is asked once more.
 * @param record of the user, as the SDK writes it
 * @throws Error when there is no answer in time
 */
export async function forgetIfGone(record: string): Promise<void> {
  const { stsTokenManager, ...user } = JSON.parse(record) as SessionRecord;
  if (!hasOwnWeek(user)) return;
  const { apiKey, emulator } = authConfig;
  const host = `${emulator ? `${emulator}/` : 'https://'}securetoken.googleapis.com`;
  const answer = await fetch(`${host}/v1/token?key=${apiKey}`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: stsTokenManager.refreshToken,
    }),
    signal: AbortSignal.timeout(answerTimeout),
  });
  const { error } = (await answer.json()) as { readonly error?: { readonly message: string } };
  // The emulator has a word of its own for it.
  const gone = emulator ? 'INVALID_REFRESH_TOKEN' : 'USER_NOT_FOUND';
  if (error?.message === gone) forgetMyWeek(user);
}
