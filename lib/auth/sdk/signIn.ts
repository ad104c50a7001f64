import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signInWithPopup,
} from 'firebase/auth';
import type { ProviderId } from '@/lib/auth/providers';
import { reportError } from '@/lib/browser/reportError';
import { authProviders, siteAuth } from './auth';

/** Signs in with e-mail and password. Rejects with the provider's error, whose message is readable (product 8). */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(siteAuth(), email, password);
}

/**
 * Creates an account and signs in to it. Rejects as {@link signIn} does. The mail that confirms the e-mail is not waited for:
 * `/account` can send it again.
 */
export async function signUp(email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(siteAuth(), email, password);
  sendEmailVerification(user).catch((error: unknown) => reportError(error, 'warn'));
}

/**
 * Opens a provider's sign-in window (default scopes, product 7.2). Rejects when the window is blocked, 8 to 10 s after it was
 * closed, or after a second press.
 */
export async function signInWith(id: ProviderId): Promise<void> {
  await signInWithPopup(siteAuth(), authProviders[id](), browserPopupRedirectResolver);
}
