import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  debugErrorMap,
  initializeAuth,
  type User,
} from 'firebase/auth';
import { authConfig } from './config';
import { language } from '@/lib/words';
import { reportError } from '@/lib/browser/reportError';
import { followSignOut, sessionPersistence } from './persistence';

let auth: Auth | undefined;

/**
 * The site's one Auth instance. It has no popup resolver: with one, phones and Safari fetch Google's loader at start-up
 * and the auth state waits for it. Its error map makes the provider's messages readable (product 8).
 */
export function siteAuth(): Auth {
  auth ??= createAuth();
  return auth;
}

/**
 * The signed-in user, once the SDK knows. Rejects when there is none, as the provider does when a session has ended: the SDK
 * may have found that out while it started.
 */
export async function currentUser(): Promise<User> {
  const auth = siteAuth();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser;
  throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' });
}

function createAuth(): Auth {
  const { emulator, ...project } = authConfig;
  const created = initializeAuth(initializeApp(project), {
    persistence: sessionPersistence(),
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
  followSignOut(created);
  recheckOnReturn(created);
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

/** How long a session counts as checked, in milliseconds. */
const checkedFor = 60_000;

/**
 * Asks the provider about the signed-in user each time the tab comes back into view, at most once a minute. The SDK
 * signs out by itself when the account is gone or disabled or the session has expired. Other failures are only reported.
 */
export function recheckOnReturn(auth: Auth): void {
  let checkedAt = performance.now();
  const recheck = () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < checkedFor)
      return;
    checkedAt = performance.now();
    auth.currentUser?.reload().catch((error: unknown) => reportError(error, 'warn'));
  };
  document.addEventListener('visibilitychange', recheck);
}
