import {
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  unlink,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { errorCode } from './errors';
import { auth } from './auth';
import { dataOf } from './rest';

/*
 * What a signed-in user asks of the provider. Not by the hooks of react-firebase-hooks: they keep an error as the state of a form,
 * which is gone when the error is that the session has ended.
 */

/** How the user re-authenticates: by password or in Google's popup. */
export type Proof = { readonly password: string } | 'google';

const sessionEnds = ['user-token-expired', 'user-disabled', 'user-not-found'];

/** The provider's error where the SDK knows already that the session has ended. */
const sessionEnded = () =>
  Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' });

/** Whether the provider could not be reached, or has not answered in time. */
const isUnanswered = (error: unknown) =>
  errorCode(error) === 'network-request-failed' ||
  (error instanceof Error && error.name === 'TimeoutError');

/**
 * Makes a request for the signed-in user, after the proof where there is one. Some of the SDK's calls do not notice that the
 * session has ended, or report something else (a wrong password, where it was changed elsewhere). So after a failure the
 * account is asked for: where the session has ended, the SDK signs out by that, and its error replaces the one of the request.
 */
async function asUser<T>(request: (user: User) => Promise<T>, proof?: Proof): Promise<T> {
  const { currentUser: user } = auth;
  if (!user) throw sessionEnded();
  try {
    if (proof) await prove(user, proof);
    return await request(user);
  } catch (error) {
    // A provider that has just been silent for so long is not waited for again.
    if (isUnanswered(error)) throw error;
    await user.reload().catch((other: unknown) => {
      if (sessionEnds.includes(errorCode(other))) throw other;
    });
    throw error;
  }
}

async function prove(user: User, proof: Proof): Promise<void> {
  if (proof === 'google') {
    const provider = new GoogleAuthProvider();
    await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  } else {
    const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
    await reauthenticateWithCredential(user, credential);
  }
}

/** Sends the mail by which the account's e-mail is confirmed. */
export const sendVerification = (): Promise<void> => asUser((user) => sendEmailVerification(user));

/** Sends a mail to a new address; the link in it makes it the account's e-mail. */
export const changeEmail = (email: string, proof?: Proof): Promise<void> =>
  asUser((user) => verifyBeforeUpdateEmail(user, email), proof);

/** Sets another password, or the first one. */
export const changePassword = (password: string, proof?: Proof): Promise<void> =>
  asUser(async (user) => {
    await updatePassword(user, password);
    // It may be the first one: `useIdToken` hears of it by this.
    await user.reload();
  }, proof);

/** Deletes the account for good; the session ends in every tab. */
export const deleteAccount = (proof?: Proof): Promise<void> => asUser(deleteUser, proof);

/** Links a Google account, chosen in Google's window. */
export const linkGoogle = () =>
  asUser(async (user) => {
    await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    await user.reload();
  });

/** Removes the link to the Google account. */
export const unlinkGoogle = () =>
  asUser(async (user) => {
    await unlink(user, GoogleAuthProvider.PROVIDER_ID);
    // `useIdToken` hears of it by this.
    await user.reload();
  });

/** All that the provider keeps about the account, as JSON to read. Rejects when it cannot be had in time. */
export const readData = (): Promise<string> => asUser(dataOf);
