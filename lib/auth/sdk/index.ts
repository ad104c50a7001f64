/*
 * Everything that needs Firebase. Reached only through `import()` in lib/auth/loadSdk, so that a signed-out visitor of
 * a content page downloads none of it.
 */
export { LoginDriver, SignUpDriver, type Attempt, type DriverProps } from './drivers';
export { signInWithGoogle } from './google';
export { SessionWatcher, type SessionWatcherProps } from './SessionWatcher';
