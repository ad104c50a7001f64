import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { useSignal } from '@/components/ui/useSignal';
import { useSession } from '@/lib/auth/sdk/useSession';
import { logoutWanted } from './loadSdk';

/*
 * All that needs Firebase. Only loadSdk imports it, by the one `import()`: signed-out visitors of a content page do not
 * download it, and a second `import()` would make the bundler split Firebase into another chunk.
 */
export * from '@/lib/auth/sdk/account';
export * from '@/lib/auth/sdk/signIn';

const onLogoutOver = () => logoutWanted.set(false);

/**
 * Keeps the page's session current, and signs out when that is wanted. Its errors do not reach the page. It draws nothing:
 * the session control is on the page before the SDK is, and a component cannot take up a hook later.
 */
export function SessionWatcher() {
  return (
    <IslandBoundary name="session" onError={onLogoutOver}>
      <Session />
    </IslandBoundary>
  );
}

function Session() {
  useSession({ logoutWanted: useSignal(logoutWanted), onLogoutOver });
  return null;
}
