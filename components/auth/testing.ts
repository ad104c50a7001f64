import type { Sdk } from './loadSdk';
import type { AttemptOptions } from '@/lib/auth/sdk/hooks';

/**
 * A fake of components/auth/sdk for unit tests: the same exports, and what they were last given. The e2e tests use real
 * Firebase.
 */
export const fakeSdk = {
  login: undefined as AttemptOptions | undefined,
  signUp: undefined as AttemptOptions | undefined,
  isWatching: false,
  google: jest.fn<Promise<void>, []>(),
  account: {
    sendReset: jest.fn<Promise<void>, [string]>(),
    sendVerification: jest.fn<Promise<void>, []>(),
  },
};

/**
 * The module to put in the SDK's place.
 * @public jest.requireActual reaches it by name
 */
export const sdkModule: Sdk = {
  LoginDriver: (props) => {
    fakeSdk.login = props;
    return null;
  },
  SignUpDriver: (props) => {
    fakeSdk.signUp = props;
    return null;
  },
  SessionWatcher: () => {
    fakeSdk.isWatching = true;
    return null;
  },
  signInWith: () => fakeSdk.google(),
  account: fakeSdk.account as never,
};

/** What the forms use of the router. */
export const router = { replace: jest.fn() };
