import { browserLocalPersistence, inMemoryPersistence, type Persistence } from 'firebase/auth';
import { readSessionHint } from '@/lib/auth/session/hint';
import { hasRoomFor } from './hasRoomFor';

/** More than the SDK's record of one user takes, in UTF-16 units. */
const recordLength = 8192;

/**
 * Where the session is kept: in localStorage, which the session hint reads; in memory where that is blocked or full, so
 * that signing in still works until the page is left. A session that is there already has its place.
 */
export function sessionPersistence(): Persistence[] {
  return readSessionHint() || hasRoomFor(recordLength)
    ? [browserLocalPersistence, inMemoryPersistence]
    : [inMemoryPersistence];
}
