import { reloadPage } from './reload';

/*
 * Parts of the build that are loaded on demand go through one of these functions, apart from the
 * details on the 404 page (components/not-found/NotFoundLookup).
 */

/**
 * Returns a function that loads a part of the build. Calls share a load in progress and its result.
 * After a failure, the next call loads the part again. If the page reloads because a deploy has
 * removed the part, the promise stays pending.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const attempt = async () => {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      if (await reloadPage()) return new Promise<T>(() => undefined);
      throw error;
    }
  };
  return () => (loading ??= attempt());
}

/** The longest pause between two attempts, in milliseconds. */
const longestPause = 64_000;

/**
 * Returns a function like {@link loadOnce}'s whose promise never rejects, for parts that a page
 * can't do without. A failed load is retried after a pause of 1 s, which doubles each time, when
 * the browser is online again, and by the next call.
 */
export function loadEventually<T>(load: () => Promise<T>): () => Promise<T> {
  const loadPart = loadOnce(load);
  let retryNow = () => {};
  const attempt = async (pause: number): Promise<T> => {
    try {
      return await loadPart();
    } catch (error) {
      console.error(error);
      await new Promise<void>((resolve) => {
        retryNow = resolve;
        setTimeout(resolve, pause);
        addEventListener('online', () => resolve(), { once: true });
      });
      return attempt(Math.min(2 * pause, longestPause));
    }
  };
  let loading: Promise<T> | undefined;
  return () => {
    retryNow();
    return (loading ??= attempt(1000));
  };
}
