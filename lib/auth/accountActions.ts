import {
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  unlink,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { authConfig } from './config';
import { isSessionEnd, isUnanswered } from './errors';
import { type ProviderId, providers } from '@/lib/providers';
import { authProviders, currentUser } from './auth';

/* What a signed-in user asks of the provider. */

/** How the user re-authenticates: by password or in a provider's popup. */
export type Proof = { readonly password: string } | { readonly provider: ProviderId };

/**
 * Makes a request for the signed-in user. Some of the SDK's calls do not notice that the session has ended, or report
 * something else (a wrong password, where it was changed elsewhere). So after a failure the account is asked for: where the
 * session has ended, the SDK signs out by that, and its error replaces the one of the request.
 */
async function asUser<T>(request: (user: User) => Promise<T>): Promise<T> {
  const user = await currentUser();
  try {
    return await request(user);
  } catch (error) {
    // A provider that has just been silent for so long is not waited for again.
    if (isUnanswered(error)) throw error;
    await user.reload().catch((other: unknown) => {
      if (isSessionEnd(other)) throw other;
    });
    throw error;
  }
}

async function prove(user: User, proof: Proof | undefined): Promise<void> {
  if (!proof) return;
  if ('password' in proof) {
    const credential = EmailAuthProvider.credential(user.email ?? '', proof.password);
    await reauthenticateWithCredential(user, credential);
  } else {
    const provider = authProviders[proof.provider]();
    await reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  }
}

/** Asks the provider for the account and returns its record as localStorage has it. The SDK signs out when it is gone. */
export async function readAccount(): Promise<string> {
  const user = await currentUser();
  await user.reload();
  return JSON.stringify(user);
}

/** Sends the mail by which the account's e-mail is confirmed. */
export const sendVerification = (): Promise<void> => asUser((user) => sendEmailVerification(user));

/** Sends a mail to a new address; the link in it makes it the account's e-mail. */
export const changeEmail = (email: string, proof?: Proof): Promise<void> =>
  asUser(async (user) => {
    await prove(user, proof);
    await verifyBeforeUpdateEmail(user, email);
  });

/** Sets another password, or the first one. */
export const changePassword = (password: string, proof?: Proof): Promise<void> =>
  asUser(async (user) => {
    await prove(user, proof);
    await updatePassword(user, password);
  });

/** Links an account of another provider, chosen in its window. */
export const linkProvider = (id: ProviderId): Promise<void> =>
  asUser(async (user) => {
    await linkWithPopup(user, authProviders[id](), browserPopupRedirectResolver);
  });

/** Removes the link to a provider's account. */
export const unlinkProvider = (id: ProviderId): Promise<void> =>
  asUser(async (user) => {
    const { providerId } = providers.find((provider) => provider.id === id)!;
    await unlink(user, providerId);
  });

/** Deletes the account for good; the session ends in every tab. */
export const deleteAccount = (proof?: Proof): Promise<void> =>
  asUser(async (user) => {
    await prove(user, proof);
    await deleteUser(user);
  });

/** Fields that only the login service can use: they say nothing about a person. */
const secrets = ['passwordHash', 'salt'];

/** How long the provider may take to answer, in milliseconds: as long as the SDK waits (product 9). */
const answerTimeout = 30_000;

async function dataOf(user: User): Promise<string> {
  const { apiKey, emulator } = authConfig;
  const host = 'identitytoolkit.googleapis.com';
  const idToken = await user.getIdToken();
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

/** All that the provider keeps about the account, as JSON to read. Rejects when it cannot be had in time. */
export const readData = (): Promise<string> => asUser(dataOf);
