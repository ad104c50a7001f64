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
 * The site's Auth instance. It stores the session in localStorage, where the session hint reads it, or in memory if localStorage is
 * blocked. It has no popup resolver: with one, phones and Safari load Google's script on startup, and the auth state waits for it.
 * `debugErrorMap` makes the provider's messages readable (product 8).
 */
export const auth: Auth & { _startProactiveRefresh?: () => void } = initializeAuth(
  initializeApp(project),
  { persistence: [browserLocalPersistence, inMemoryPersistence], errorMap: debugErrorMap },
);

if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
// The language of emails and of Google's popup.
auth.languageCode = language;
// Refreshes tokens 5 minutes before they expire and retries with back-off (product 4.4). The SDK only does so if another Firebase
// product asks for tokens, and has no public switch.
auth._startProactiveRefresh?.();
