import { apiKey } from '@/lib/auth/apiKey';

/** Where the SDK's local persistence keeps the signed-in user; gone after sign-out. */
export const sessionKey = `firebase:authUser:${apiKey}:[DEFAULT]`;

/**
 * The e-mail of the user whom this browser last knew as signed in, read without the SDK. It is a hint: the account may
 * have been disabled since. Null when nobody is signed in, the record is damaged or storage is blocked; never throws.
 */
export function readSessionHint(): string | null {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
    const email = record && typeof record === 'object' && 'email' in record && record.email;
    return typeof email === 'string' && email ? email : null;
  } catch {
    return null;
  }
}
