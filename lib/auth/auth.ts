import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  debugErrorMap,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { language } from '@/lib/words';
import { authConfig } from './config';

const { emulator, ...project } = authConfig;

/**
 * The site's Auth instance. It stores the session in localStorage, where the session hint reads it,
 * or in memory if localStorage is blocked. It has no popup resolver: with a resolver, phones and
 * Safari would load Google's script on startup, and the auth state would stay unknown until the
 * script is loaded. `debugErrorMap` makes the provider's messages readable.
 */
export const auth: Auth & { _startProactiveRefresh?: () => void } = initializeAuth(
  initializeApp(project),
  { persistence: [browserLocalPersistence, inMemoryPersistence], errorMap: debugErrorMap },
);

if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
// Firebase's emails and Google's popup use this language.
auth.languageCode = language;
// Makes the SDK refresh tokens 5 minutes before they expire and retry with back-off. By default,
// the SDK does this only if another Firebase product needs tokens, and it has no public option for
// it.
auth._startProactiveRefresh?.();
