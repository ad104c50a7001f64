import {
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  unlink,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { authConfig } from '@/lib/auth/config';
import { errorCode } from '@/lib/auth/errorCode';
import { type ProviderId, providers } from '@/lib/auth/providers';
import { authProviders, currentUser, siteAuth } from './auth';

/*
 * The provider's calls for the pages of the account. They are not made by react-firebase-hooks: its hooks give an error at
 * the next render, while these pages decide by its code at once (ask for a proof, or show that a link is refused).
 */

/** How the user re-authenticates: by password or in a provider's popup. */
export type Proof = { readonly password: string } | { readonly provider: ProviderId };

// The SDK reports a deleted account as `user-mismatch`. After a password check it means nothing else (the e-mail may belong
// to another account by now), so report `user-not-found` and let the SDK sign out.
const asAccountGone = (user: User) => async (error: unknown) => {
  if (errorCode(error) !== 'user-mismatch') throw error;
  // It fails, since the account is gone: the SDK signs out by that. The error below says the same.
  await user.reload().catch(() => undefined);
  throw Object.assign(error as Error, { code: 'auth/user-not-found' });
};

async function prove(user: User, proof: Proof | undefined): Promise<void> {
  if (!proof) return;
  if ('password' in proof) {
    const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
    await reauthenticateWithCredential(user, credential).catch(asAccountGone(user));
  } else {
    const provider = authProviders[proof.provider]();
    await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  }
}

/** Sends the mail for a forgotten password. It resolves for an address without an account as well. */
export async function sendReset(email: string): Promise<void> {
  await sendPasswordResetEmail(siteAuth(), email).catch((error: unknown) => {
    if (errorCode(error) !== 'user-not-found') throw error;
  });
}

/** The e-mail of the account whose password a code may set. Rejects when the code has expired or was used. */
export const readResetCode = (code: string): Promise<string> =>
  verifyPasswordResetCode(siteAuth(), code);

/** Sets a password by the code of a mail. The provider ends every session of the account, also one in this browser. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(siteAuth(), code, password);
  // Notices the end of a session in this browser. It fails whenever nobody is signed in, which is no error here.
  await readAccount().catch(() => undefined);
}

/**
 * Applies the code of a mail: confirms an e-mail, changes it or undoes the change. Returns the e-mail that is valid now.
 */
export async function applyCode(code: string): Promise<string> {
  const { data } = await checkActionCode(siteAuth(), code);
  await applyActionCode(siteAuth(), code);
  // Other tabs notice by the session's record. It fails where nobody is signed in, and where the provider has ended the
  // session after a change of the e-mail. Neither is an error here: the code has been applied.
  await readAccount().catch(() => undefined);
  return data.email ?? '';
}

/** Asks the provider for the account and returns its record as localStorage has it. The SDK signs out when it is gone. */
export async function readAccount(): Promise<string> {
  const user = await currentUser();
  await user.reload();
  return JSON.stringify(user);
}

/** Sends the mail by which the account's e-mail is confirmed. */
export async function sendVerification(): Promise<void> {
  await sendEmailVerification(await currentUser());
}

/** Sends a mail to a new address; the link in it makes it the account's e-mail. */
export async function changeEmail(email: string, proof?: Proof): Promise<void> {
  const user = await currentUser();
  await prove(user, proof);
  await verifyBeforeUpdateEmail(user, email);
}

/** Sets another password, or the first one. */
export async function changePassword(password: string, proof?: Proof): Promise<void> {
  const user = await currentUser();
  await prove(user, proof);
  await updatePassword(user, password);
}

/** Links an account of another provider, chosen in its window. */
export async function linkProvider(id: ProviderId): Promise<void> {
  await linkWithPopup(await currentUser(), authProviders[id](), browserPopupRedirectResolver);
}

/** Removes the link to a provider's account. */
export async function unlinkProvider(id: ProviderId): Promise<void> {
  const { providerId } = providers.find((provider) => provider.id === id)!;
  await unlink(await currentUser(), providerId);
}

/** Deletes the account for good; the session ends in every tab. */
export async function deleteAccount(proof: Proof): Promise<void> {
  const user = await currentUser();
  await prove(user, proof);
  await deleteUser(user);
}

/** Fields that only the login service can use: they say nothing about a person. */
const secrets = ['passwordHash', 'salt'];

/** How long the provider may take to answer, in milliseconds: as long as the SDK waits (product 9). */
const answerTimeout = 30_000;

/** All that the provider keeps about the account, as JSON to read. Rejects when it cannot be had in time. */
export async function readData(): Promise<string> {
  const { apiKey, emulator } = authConfig;
  const host = 'identitytoolkit.googleapis.com';
  const idToken = await (await currentUser()).getIdToken();
  const answer = await fetch(
    `${emulator ? `${emulator}/` : 'https://'}${host}/v1/accounts:lookup?key=${apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
      signal: AbortSignal.timeout(answerTimeout),
    },
  );
  if (!answer.ok) throw new Error(`The account cannot be read: ${answer.status}.`);
  const { users } = (await answer.json()) as { users: readonly unknown[] };
  const readable = (name: string, value: unknown) => (secrets.includes(name) ? undefined : value);
  return JSON.stringify(users[0], readable, 2);
}
