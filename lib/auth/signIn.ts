import {
  type ActionCodeInfo,
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
} from 'firebase/auth';
import { errorCode } from './errors';
import { readAccount } from './accountActions';
import { siteAuth } from './auth';

/* What somebody who need not be signed in asks of the provider: to sign in, and what the links of its mails are for. */

/** Signs in with e-mail and password. Rejects with the provider's error, whose message is readable (product 8). */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(siteAuth(), email, password);
}

/** Creates an account and signs in to it. Rejects as {@link signIn} does. */
export async function signUp(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(siteAuth(), email, password);
}

/**
 * Opens Google's sign-in window (default scopes, product 7.2). Rejects when the window is blocked, 8 to 10 s after it was
 * closed, or after a second press.
 */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(siteAuth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Sends the mail for a forgotten password. It resolves for an address without an account as well. */
export async function sendReset(email: string): Promise<void> {
  await sendPasswordResetEmail(siteAuth(), email).catch((error: unknown) => {
    if (errorCode(error) !== 'user-not-found') throw error;
  });
}

/** What the link of a mail is for, and the e-mail of the account, which the link may have changed then. */
export interface MailLink {
  readonly operation: ActionCodeInfo['operation'];
  readonly email: string;
}

/** Asks what the code of a mail is for, without using it up. Rejects when the code has expired or was used. */
export async function readCode(code: string): Promise<MailLink> {
  const { operation, data } = await checkActionCode(siteAuth(), code);
  return { operation, email: data.email ?? '' };
}

/** Sets a password by the code of a mail. The provider ends every session of the account, also one in this browser. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(siteAuth(), code, password);
  // Notices the end of a session in this browser. It fails whenever nobody is signed in, which is no error here.
  await readAccount().catch(() => undefined);
}

/** Applies the code of a mail: confirms an e-mail, changes it or undoes the change. */
export async function applyCode(code: string): Promise<void> {
  await applyActionCode(siteAuth(), code);
  // Other tabs notice by the session's record. It fails where nobody is signed in, and where the provider has ended the
  // session after a change of the e-mail. Neither is an error here: the code has been applied.
  await readAccount().catch(() => undefined);
}
