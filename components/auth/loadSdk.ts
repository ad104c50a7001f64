import { currentPage } from '@/lib/browser/currentPage';
import { loadPart } from '@/lib/browser/reload';
import { createSignal } from '@/lib/browser/signal';

/** The part of the site that holds Firebase; only loaded by {@link loadSdk}. */
export type Sdk = typeof import('./sdk');

/** Whether it is there. */
export const sdkIsLoaded = createSignal(false);

const longestPause = 64_000;

/**
 * Loads the part, and tries again as the loader does for the scripts of the page. A page that the router has fetched fails instead,
 * and is then loaded in full (components/ui/IslandBoundary).
 */
async function load(pause = 1000): Promise<Sdk> {
  try {
    const sdk = await loadPart(() => import('./sdk'));
    sdkIsLoaded.set(true);
    return sdk;
  } catch (error) {
    if (currentPage.isSoft) throw error;
    await new Promise((done) => {
      setTimeout(done, pause);
      addEventListener('online', done, { once: true });
    });
    return load(Math.min(2 * pause, longestPause));
  }
}

let loading: Promise<Sdk> | undefined;

/**
 * Loads the SDK's chunk, once. All that needs Firebase is loaded by this one `import()`: the bundler would put a copy of it into the
 * chunk of each other one.
 */
export function loadSdk(): Promise<Sdk> {
  loading ??= load();
  return loading;
}
