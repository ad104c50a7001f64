import type { Sdk } from './loadSdk';

/** A fake of components/auth/sdk for unit tests. The e2e tests use real Firebase. */
export const fakeSdk = {
  signIn: jest.fn<Promise<void>, [email: string, password: string]>(),
  signUp: jest.fn<Promise<void>, [email: string, password: string]>(),
  signInWithGoogle: jest.fn<Promise<void>, []>(),
  changeEmail: jest.fn<Promise<void>, []>(),
  sendVerification: jest.fn<Promise<void>, []>(),
  SessionWatcher: jest.fn(() => null),
} satisfies { readonly [Name in keyof Sdk]?: unknown };

/** What the forms use of the router. */
export const router = { replace: jest.fn() };
