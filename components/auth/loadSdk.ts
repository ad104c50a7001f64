import { loadEventually } from '@/lib/browser/loadOnce';
import { createSignal } from '@/lib/browser/signal';

export type Sdk = typeof import('./sdk');

export const loadedSdk = createSignal<Sdk | undefined>(undefined);

// No other code may import Firebase dynamically: the bundler would copy the SDK into a second
// chunk.
const importSdk = () => import('./sdk');

/** Loads the SDK's chunk once. */
export const loadSdk = loadEventually(async () => {
  const sdk = await importSdk();
  loadedSdk.set(sdk);
  return sdk;
});
