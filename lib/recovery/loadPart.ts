import { recoverPage } from './recoverPage';
import { forgetReload } from './reloadOnce';

/**
 * Loads a lazily fetched part of the build. A part that is gone costs one reload at most ({@link recoverPage}); the
 * promise then stays open, since the page is about to go. Otherwise it rejects with what `load` rejected with.
 */
export async function loadPart<T>(
  part: string,
  load: () => Promise<T>,
  recover: (part: string) => Promise<boolean> = recoverPage,
): Promise<T> {
  try {
    const loaded = await load();
    forgetReload(part);
    return loaded;
  } catch (error) {
    if (await recover(part)) return new Promise<T>(() => undefined);
    throw error;
  }
}
