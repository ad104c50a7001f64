import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  GoogleAuthProvider,
  sendPasswordResetEmail,
  signInWithPopup,
} from 'firebase/auth';
import { auth } from './auth';
import { errorCode } from './errors';

/* What somebody who need not be signed in asks of the provider, where react-firebase-hooks has no hook for it, or none that fits. */

/**
 * Opens Google's sign-in window (default scopes, product 7.2). Rejects when the window is blocked, 8 to 10 s after it was
 * closed, or after a second press. The hook takes no resolver, which `auth` has none of (lib/auth/auth).
 */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Sends the mail for a forgotten password. It resolves for an address without an account as well, which is an error of the hook. */
export async function sendReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
    if (errorCode(error) !== 'user-not-found') throw error;
  });
}

/** What the link of a mail is for, and the e-mail of the account, which the link may have changed then. */
export interface MailLink {
  readonly operation: string;
  readonly email: string;
}

/** Asks what the code of a mail is for, without using it up. Rejects when the code has expired or was used. */
export async function readCode(code: string): Promise<MailLink> {
  const { operation, data } = await checkActionCode(auth, code);
  return { operation, email: data.email ?? '' };
}

/**
 * Notices the end of a session in this browser, and what has changed of its account. It fails where nobody is signed in, and where
 * the provider has ended the session. Neither is an error here: the code has been applied.
 */
const checkSession = () => auth.currentUser?.reload().catch(() => undefined);

/** Sets a password by the code of a mail. The provider ends every session of the account, also one in this browser. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(auth, code, password);
  await checkSession();
}

/** Applies the code of a mail: confirms an e-mail, changes it or undoes the change. */
export async function applyCode(code: string): Promise<void> {
  await applyActionCode(auth, code);
  await checkSession();
}
