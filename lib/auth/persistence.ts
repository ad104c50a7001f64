import {
  type Auth,
  browserLocalPersistence,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import { sessionKey, readSessionHint } from './session';
import { reportError } from '@/lib/browser/reportError';

/** More than the SDK's record of one user takes, in UTF-16 units. */
const recordLength = 8192;

const probe = 'storage-probe';

/** Whether localStorage takes a text of this length now; false where storage is blocked. Leaves nothing behind. */
function hasRoomFor(length: number): boolean {
  try {
    localStorage.setItem(probe, '0'.repeat(length));
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Whether another tab signed out while the SDK has been starting up in this one. */
let signedOut = false;

/** The part of the SDK's local persistence that is changed here; its type shows none of it. */
type Writer = new () => {
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: unknown): Promise<void>;
};

/**
 * The SDK's local persistence with two changes. At start-up the SDK reads the session's record, asks the provider about it
 * and writes it again without a check that it is still there: a sign-out in another tab in between would be undone, in every
 * tab. When storage is full, the SDK treats it as unavailable and would sign the user out. Here the old record is kept. If
 * the SDK renames these internals, only this protection is lost.
 */
class LocalPersistence extends (browserLocalPersistence as unknown as Writer) {
  /** It is chosen below only where it has a record or room for one. */
  override _isAvailable(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override async _set(key: string, value: unknown): Promise<void> {
    if (signedOut) return;
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

const writtenHere = ({ currentUser }: Auth) =>
  localStorage.getItem(sessionKey) === JSON.stringify(currentUser);

/**
 * Signs out when another tab has signed out, in the two cases that the SDK misses: while it starts up, and when this tab has
 * written the session's record again before the other tab's event arrived, so that the SDK sees no change. The record of a
 * later login is kept.
 */
export function followSignOut(auth: Auth): void {
  let starting = true;
  const signOut = () => void auth.signOut().catch(reportError);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionKey) return;
    if (starting) signedOut = newValue === null;
    else if (newValue === null && writtenHere(auth)) signOut();
  });
  const ready = () => {
    starting = false;
    if (signedOut) signOut();
    signedOut = false;
  };
  auth.authStateReady().then(ready, reportError);
}
