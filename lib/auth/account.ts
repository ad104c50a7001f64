import type { User, UserInfo } from 'firebase/auth';
import { errorCode } from './errors';

/** Returns the user's account with a provider, or undefined if the provider isn't linked. */
export const findProvider = (user: User, id: 'password' | 'google.com'): UserInfo | undefined =>
  user.providerData.find(({ providerId }) => providerId === id);

const sessionErrors = ['user-token-expired', 'user-disabled', 'user-not-found'];

/**
 * Waits for a user's request. If it fails, also reloads the user, because some requests don't notice that the session has ended, or
 * report another error, such as a wrong password after the password was changed on another device. If the session has ended, the SDK
 * signs the user out, and the reload's error is thrown instead of the request's.
 */
export async function asUser<T>(user: User, request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (errorCode(error) === 'network-request-failed') throw error;
    await user.reload().catch((reloadError: unknown) => {
      if (sessionErrors.includes(errorCode(reloadError))) throw reloadError;
    });
    throw error;
  }
}
