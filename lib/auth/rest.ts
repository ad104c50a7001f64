import type { User } from 'firebase/auth';
import { authConfig } from './config';

/* What the provider is asked without the SDK, which has no function for it. */

/** How long the provider may take to answer, in milliseconds: as long as the SDK waits (product 9). */
const answerTimeout = 30_000;

/** Sends a request to one of the provider's hosts, or to the emulator. Rejects when there is no answer in time. */
function post(path: string, body: string | URLSearchParams, headers?: HeadersInit) {
  const { apiKey, emulator } = authConfig;
  const origin = emulator ? `${emulator}/` : 'https://';
  const signal = AbortSignal.timeout(answerTimeout);
  return fetch(`${origin}${path}?key=${apiKey}`, { method: 'POST', headers, body, signal });
}

/** Fields that only the login service can use: they say nothing about a person. */
const secrets = ['passwordHash', 'salt'];

/** All that the provider keeps about a user, as JSON to read. Rejects when it cannot be had in time. */
export async function dataOf(user: User): Promise<string> {
  const answer = await post(
    'identitytoolkit.googleapis.com/v1/accounts:lookup',
    JSON.stringify({ idToken: await user.getIdToken() }),
    { 'content-type': 'application/json' },
  );
  if (!answer.ok) throw new Error(`The account cannot be read: ${answer.status}.`);
  const { users } = (await answer.json()) as { users: readonly unknown[] };
  const readable = (name: string, value: unknown) => (secrets.includes(name) ? undefined : value);
  return JSON.stringify(users[0], readable, 2);
}
