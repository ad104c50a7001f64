/** Whether a script or a style of the build could not be fetched: the bundler's runtime gives the error this name. */
export function isChunkError(error: unknown): boolean {
  return (error as Partial<Error> | null | undefined)?.name === 'ChunkLoadError';
}

/** Whether somebody has typed into a field of the page. */
export function holdsTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

/** Whether the site's server can be reached now and still has this page (an empty relative address). Never rejects. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * The parts of the build that are loaded later. A reload is counted by the name of the part that is gone, so each `import()`
 * has a name of its own: a part that arrives under the name of one that stays missing would allow that another reload.
 */
type Part = 'classes' | 'details' | 'services' | 'sign-in' | 'toasts';

/** What a reload is counted for: a part, the files that a page starts with, an island by its name, or a page by its path. */
type Reloader = Part | 'files' | `island ${string}` | `page ${string}`;

const key = (part: Reloader) => `reloaded:${part}`;

/**
 * The shortest time between two reloads for one part, in milliseconds. It is longer than any chunk can take to fail (product
 * 9: 120 s), so that a permanent error never makes a reload loop, and short enough to recover from the next deploy.
 */
export const reloadCooldown = 600_000;

/**
 * Reloads the page unless it was reloaded for this part within {@link reloadCooldown}. Where session storage is blocked it
 * does not reload at all. Returns whether it did.
 */
export function reloadOnce(part: Reloader, reload = () => location.reload()): boolean {
  try {
    const now = Date.now();
    // A time in the future (the clock was set back) counts as recent: no reload is better than too many.
    if (now - Number(sessionStorage.getItem(key(part))) < reloadCooldown) return false;
    sessionStorage.setItem(key(part), String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Deletes the time of an earlier reload once the part has come, so that the next deploy can be recovered from too. */
export function forgetReload(part: Part): void {
  try {
    sessionStorage.removeItem(key(part));
  } catch {
    // Storage is blocked: there is nothing to delete.
  }
}

/**
 * Handles a part of the build that is gone because a newer build replaced it: reloads the page, unless that would lose it or
 * what somebody has typed, or was tried before. Returns whether the page is being reloaded.
 */
export async function recoverPage(part: Reloader, reload = reloadOnce): Promise<boolean> {
  if (holdsTyping() || !(await serverAnswers())) return false;
  // Asked again: somebody may have begun to type while the server was asked.
  return !holdsTyping() && reload(part);
}

/**
 * Loads a part of the build. If the part is gone, the page is reloaded at most once ({@link recoverPage}); the promise then
 * stays pending. Otherwise it rejects with the error of `load`.
 */
export async function loadPart<T>(part: Part, load: () => Promise<T>, reload = reloadOnce) {
  try {
    const loaded = await load();
    forgetReload(part);
    return loaded;
  } catch (error) {
    if (await recoverPage(part, reload)) return new Promise<T>(() => undefined);
    throw error;
  }
}

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
