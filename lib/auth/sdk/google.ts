import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { siteAuth } from './auth';

/**
 * Opens Google's sign-in window (default scopes, product 7.2). Rejects when it is blocked, closed (8 to 10 s after the
 * fact) or overtaken by a second press. Called directly, since react-firebase-hooks has no room for the resolver.
 */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(siteAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}
