import { browserLocalPersistence, inMemoryPersistence, type Persistence } from 'firebase/auth';
import { readSessionHint } from '@/lib/auth/session/hint';
import { hasRoomFor } from './hasRoomFor';
import { signedOutMeanwhile } from './startUp';

/** More than the SDK's record of one user takes, in UTF-16 units. */
const recordLength = 8192;

/** The part of the SDK's local persistence that writes; its type shows none of it. */
type Writer = new () => { _set(key: string, value: unknown): Promise<void> };

/**
 * The SDK's local persistence, but for one gap: at start-up the SDK reads the session's record, asks the provider about
 * it and writes it again without looking whether it is still wanted. A sign-out in another tab in between would be
 * undone, in every tab. Should the SDK's inside change its names, only this protection goes.
 */
class LocalPersistence extends (browserLocalPersistence as unknown as Writer) {
  override _set(key: string, value: unknown): Promise<void> {
    return signedOutMeanwhile() ? Promise.resolve() : super._set(key, value);
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
