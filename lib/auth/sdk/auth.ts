import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { authConfig } from '@/lib/auth/config';
import { reportError } from '@/lib/errors/reportError';
import { keepTokensFresh } from './keepTokensFresh';
import { sessionPersistence } from './persistence';
import { providerMessages } from './providerMessages';
import { watchStartUp } from './signOutDuringInit';

let auth: Auth | undefined;

/**
 * The site's one Auth instance. It has no popup resolver: with one, phones and Safari fetch Google's loader at start-up
 * and the auth state waits for it. Its error map makes the provider's messages readable (product 8).
 */
export function siteAuth(): Auth {
  auth ??= createAuth();
  return auth;
}

function createAuth(): Auth {
  const { emulator, ...project } = authConfig;
  const created = initializeAuth(initializeApp(project), {
    persistence: sessionPersistence(),
    errorMap: () => providerMessages,
  });
  if (emulator) connectAuthEmulator(created, emulator, { disableWarnings: true });
  // Where a project asks for reCAPTCHA, the SDK would fetch Google's script, which the policy refuses, and then say
  // "internal-error". So it sends a token that is none, and the provider says itself that it wants one (messages.ts).
  created.settings.appVerificationDisabledForTesting = true;
  keepTokensFresh(created);
  honourSignOut(created).catch(reportError);
  return created;
}

async function honourSignOut(starting: Auth): Promise<void> {
  if (await watchStartUp(starting.authStateReady())) await starting.signOut();
}
