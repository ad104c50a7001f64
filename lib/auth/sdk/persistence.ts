import { browserLocalPersistence, inMemoryPersistence, type Persistence } from 'firebase/auth';
import { readSessionHint } from '@/lib/auth/session';
import { reportError } from '@/lib/errors/reportError';
import { hasRoomFor, signedOutMeanwhile } from './browser';

/** More than the SDK's record of one user takes, in UTF-16 units. */
const recordLength = 8192;

/** The part of the SDK's local persistence that is changed here; its type shows none of it. */
type Writer = new () => {
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: unknown): Promise<void>;
};

/**
 * The SDK's local persistence, but for two gaps. At start-up the SDK reads the session's record, asks the provider about
 * it and writes it again without looking whether it is still wanted: a sign-out in another tab in between would be
 * undone, in every tab. And it takes storage that is full for storage that is not there, which would sign out whoever
 * has a record in it; a record that cannot be written anew is as good as the old one. Should the SDK's inside change its
 * names, only this protection goes.
 */
class LocalPersistence extends (browserLocalPersistence as unknown as Writer) {
  /** It is chosen below only where it has a record or room for one. */
  override _isAvailable(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override async _set(key: string, value: unknown): Promise<void> {
    if (signedOutMeanwhile()) return;
    await super._set(key, value).catch((error: unknown) => reportError(error, 'warn'));
  }
}

/**
 * Where the session is kept: in localStorage, which the session hint reads; in memory where that is blocked or full, so
 * that signing in still works until the page is left. A session that is there already has its place.
 */
export function sessionPersistence(): Persistence[] {
  const local = LocalPersistence as unknown as Persistence;
  return readSessionHint() || hasRoomFor(recordLength)
    ? [local, inMemoryPersistence]
    : [inMemoryPersistence];
}
