/**
 * The Firebase project's API key, which is public. It isn't in config.ts, because the head script
 * (scripts/export/finishPages) has no other variable of the project.
 */
export const apiKey = process.env.NEXT_PUBLIC_FIREBASE_API_KEY || 'demo-key';

/** The key under which the SDK's `browserLocalPersistence` stores the signed-in user. */
export const sessionKey = `firebase:authUser:${apiKey}:[DEFAULT]`;

/**
 * Returns the signed-in user's email from localStorage, without the SDK. The email is only a hint:
 * the account may have been disabled since. Returns null if nobody is signed in, the record is
 * corrupt or storage is blocked.
 */
export function readSessionHint(): string | null {
  try {
    const user = JSON.parse(localStorage.getItem(sessionKey) ?? '{}') as { email?: string };
    return user.email || null;
  } catch {
    return null;
  }
}

/** Removes the stored session without the SDK. */
export function removeSession(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
