import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  debugErrorMap,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import { language } from '@/lib/words';
import { reportError } from '@/lib/browser/reportError';
import { authConfig } from './config';
import { readSessionHint } from './session';

/** The part of the SDK's local persistence that is changed here; its type shows none of it. */
type Writer = new () => {
  _isAvailable(): Promise<boolean>;
  _set(key: string, value: unknown): Promise<void>;
};

/**
 * The SDK takes full storage for unavailable, and then signs out who is signed in. Here the old record is kept. If the SDK renames
 * these internals, only that is lost.
 */
class LocalPersistence extends (browserLocalPersistence as unknown as Writer) {
  override async _isAvailable(): Promise<boolean> {
    return readSessionHint() !== null || super._isAvailable();
  }

  override async _set(key: string, value: unknown): Promise<void> {
    await super._set(key, value).catch((error: unknown) => reportError(error, 'warn'));
  }
}

/**
 * The site's one Auth instance. The session is kept in localStorage, which the session hint reads; in memory where that is blocked
 * or full, so that signing in still works until the page is left. It has no popup resolver: with one, phones and Safari fetch
 * Google's loader at start-up and the auth state waits for it. Its error map makes the provider's messages readable (product 8).
 */
export const auth = createAuth();

function createAuth(): Auth {
  const { emulator, ...project } = authConfig;
  const created = initializeAuth(initializeApp(project), {
    persistence: [LocalPersistence as unknown as Persistence, inMemoryPersistence],
    errorMap: debugErrorMap,
  });
  if (emulator) connectAuthEmulator(created, emulator, { disableWarnings: true });
  // Where a project asks for reCAPTCHA, the SDK would fetch Google's script, which the policy refuses, and then report
  // "internal-error". With this setting the SDK sends a dummy token, and the server answers with a clear reCAPTCHA error
  // (lib/auth/errors).
  created.settings.appVerificationDisabledForTesting = true;
  // Of the provider's mails and windows.
  created.languageCode = language;
  keepTokensFresh(created);
  return created;
}

/**
 * Has the SDK refresh tokens in the background: 5 minutes before expiry, with its own back-off after a failure (product 4.4
 * and 9). The SDK does so by itself only when another Firebase product asks for tokens, and its switch has no public
 * name; without it the session is still checked when a tab comes back into view.
 */
function keepTokensFresh(auth: Auth): void {
  const { _startProactiveRefresh: start } = auth as Auth & { _startProactiveRefresh?: () => void };
  start?.call(auth);
}
