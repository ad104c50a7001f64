import { serverAnswers } from './recovery';

/** The page of this document. `isSoft`: the router has put it in the place of the one that was loaded in full. */
export const currentPage = { isSoft: false };

/** Pauses before the server is asked again, in milliseconds: together longer than most gaps of a network. */
const pauses: readonly number[] = [0, 1000, 2000, 4000];

async function tryToLoad(): Promise<boolean> {
  for (const pause of pauses) {
    await new Promise((done) => setTimeout(done, pause));
    if (!(await serverAnswers())) continue;
    location.reload();
    return true;
  }
  return false;
}

let loading: Promise<boolean> | undefined;

/**
 * Loads the page in full, once, as soon as the server answers. Resolves to false when it does not answer in time: a load
 * would lose the page then. It is for a page that is soft, so that it cannot loop.
 */
export function loadInFull(): Promise<boolean> {
  return (loading ??= tryToLoad().finally(() => (loading = undefined)));
}
