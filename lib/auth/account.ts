import type { User, UserInfo } from 'firebase/auth';
import { errorCode } from './errors';

/** Returns the user's account with a provider, or undefined if the provider isn't linked. */
export const findProvider = (user: User, id: 'password' | 'google.com'): UserInfo | undefined =>
  user.providerData.find(({ providerId }) => providerId === id);

export const hasPassword = (user: User) => findProvider(user, 'password') !== undefined;

const sessionErrors = ['user-token-expired', 'user-disabled', 'user-not-found'];

/**
 * Waits for a signed-in user's request. If the request fails, reloads the user to find out whether
 * the session has ended. The request's own error may not say so: after the password was changed on
 * another device, it may say that the password is wrong. If the session has ended, the SDK signs
 * the user out, and this function throws the reload's error.
 */
export async function withSessionCheck<T>(user: User, request: Promise<T>): Promise<T> {
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
