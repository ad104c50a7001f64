import type { ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { useSignal } from '@/components/ui/useSignal';
import { type AttemptOptions, useLogin, useSession, useSignUp } from '@/lib/auth/sdk/hooks';
import { logoutWanted } from './loadSdk';

/*
 * The components that need Firebase; they draw nothing. Reached only through `import()` in loadSdk, so that signed-out
 * visitors of a content page do not download it.
 */
export { signInWith } from '@/lib/auth/sdk/auth';

/**
 * What the screens of the account do. Exported here because a second `import()` would make the bundler split Firebase into
 * another chunk.
 */
export * as account from '@/lib/auth/sdk/account';

/** Signs in with e-mail and password; rendered while an attempt is under way. */
export function LoginDriver(props: AttemptOptions): null {
  useLogin(props);
  return null;
}

/** Creates an account; rendered while an attempt is under way. */
export function SignUpDriver(props: AttemptOptions): null {
  useSignUp(props);
  return null;
}

const onLogoutOver = () => logoutWanted.set(false);

/** Keeps the page's session current, and signs out when that is wanted. Its errors do not reach the page. */
export function SessionWatcher(): ReactNode {
  return (
    <IslandBoundary name="session" onError={onLogoutOver}>
      <Session />
    </IslandBoundary>
  );
}

function Session(): null {
  useSession({ logoutWanted: useSignal(logoutWanted), onLogoutOver });
  return null;
}
