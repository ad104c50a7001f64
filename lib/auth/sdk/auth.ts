import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, debugErrorMap, initializeAuth, type Auth } from 'firebase/auth';
import { authConfig } from '@/lib/auth/config';
import { keepTokensFresh } from './keepTokensFresh';
import { sessionPersistence } from './persistence';

let auth: Auth | undefined;

/**
 * The site's one Auth instance. It has no popup resolver: with one, phones and Safari fetch Google's loader at start-up
 * and the auth state waits for it. `debugErrorMap` makes the provider's messages readable sentences (spec 8 shows them).
 */
export function siteAuth(): Auth {
  auth ??= createAuth();
  return auth;
}

function createAuth(): Auth {
  const { emulator, ...project } = authConfig;
  const created = initializeAuth(initializeApp(project), {
    persistence: sessionPersistence(),
    errorMap: debugErrorMap,
  });
  if (emulator) connectAuthEmulator(created, emulator, { disableWarnings: true });
  keepTokensFresh(created);
  return created;
}
