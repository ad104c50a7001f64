import type { ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import {
  useLogin,
  useSession,
  useSignUp,
  type AttemptOptions,
  type SessionOptions,
} from '@/lib/auth/sdk/hooks';

/*
 * The components that need Firebase; they draw nothing. Reached only through `import()` in loadSdk, so that a signed-out
 * visitor of a content page downloads none of it.
 */
export { signInWith } from '@/lib/auth/sdk/auth';

/** What the screens of the account do. In this part, since the bundler would keep Firebase's modules apart for another one. */
export * as account from '@/lib/auth/sdk/account';

/** Signs in with e-mail and password; the form draws it as long as an attempt is under way. */
export function LoginDriver(props: AttemptOptions): null {
  useLogin(props);
  return null;
}

/** Creates an account; the form draws it as long as an attempt is under way. */
export function SignUpDriver(props: AttemptOptions): null {
  useSignUp(props);
  return null;
}

/** Keeps the page's session true. Its errors stay its own. */
export function SessionWatcher(props: SessionOptions): ReactNode {
  return (
    <IslandBoundary name="session" onError={props.onLogoutOver}>
      <Session {...props} />
    </IslandBoundary>
  );
}

function Session(props: SessionOptions): null {
  useSession(props);
  return null;
}
