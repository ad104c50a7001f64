import { navigation } from '@/lib/browser/navigation';
import { loadPart } from '@/lib/browser/reload';
import { createSignal } from '@/lib/browser/signal';

export type Sdk = typeof import('./sdk');

export const loadedSdk = createSignal<Sdk | undefined>(undefined);

/**
 * Loads the SDK's chunk. If that fails, it retries with backoff. After a soft navigation, the promise rejects instead, and
 * components/ui/IslandBoundary loads the page in full.
 */
async function load(pause = 1000): Promise<Sdk> {
  try {
    // No other code may import Firebase dynamically: the bundler would copy the SDK into a second chunk.
    const sdk = await loadPart(() => import('./sdk'));
    loadedSdk.set(sdk);
    return sdk;
  } catch (error) {
    if (navigation.get().isSoft) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      addEventListener('online', resolve, { once: true });
    });
    return load(Math.min(2 * pause, 64_000));
  }
}

let loading: Promise<Sdk> | undefined;

/** Loads the SDK's chunk once. */
export const loadSdk = (): Promise<Sdk> => (loading ??= load());
