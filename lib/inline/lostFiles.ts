import { loadAgain } from './keepTyping';

/** When this tab has last loaded a page again (lib/storageKeys). */
const key = 'reloaded:time';

/**
 * The shortest time between two such reloads, in milliseconds. It is longer than any file can take to fail (product 9: 120 s), so
 * that a permanent error makes no loop, and short enough to recover from the next deploy.
 */
export const cooldown = 600_000;

/** Pauses before a server that did not answer is asked again, in milliseconds: together longer than most gaps of a network. */
const pauses: readonly number[] = [0, 1000, 2000, 4000];

/** How long the page waits before it asks for its style sheet again, in milliseconds. */
const stylePause = 5000;

/** Whether the server can be reached now and still has this page (an empty relative address). Never rejects. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether a reload is due, and then counts it. Where session storage is blocked none is: nothing would end a loop. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    // A time in the future (the clock was set back) counts as recent: no reload is better than too many.
    if (now - Number(sessionStorage.getItem(key)) < cooldown) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

let reloading = false;

/** Loads the page again, if the server answers and a reload is due. Resolves to whether it does. */
async function reloadPage(): Promise<boolean> {
  if (!(await serverAnswers()) || reloading || !mayReload()) return reloading;
  reloading = true;
  void loadAgain();
  return true;
}

/**
 * Loads a part of the build. If that fails and the page is loaded again, the promise stays pending; else it rejects with the
 * error of `load`.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (await reloadPage()) return new Promise<T>(() => undefined);
    throw error;
  }
}

/**
 * The page of this document. `isSoft`: the router has put it in the place of the one that was loaded in full. `startsAtTop`: a
 * link led to the top of it. Both are set when a navigation begins (instrumentation-client).
 */
export const currentPage = { isSoft: false, startsAtTop: false };

let loading: Promise<boolean> | undefined;

/**
 * Loads a soft page in full, once, as soon as the server answers: a file or its payload is gone or cut off. Resolves to false when
 * the server does not answer in time: a load would lose the page then. It cannot loop, since the page is not soft after it.
 */
export function loadInFull(): Promise<boolean> {
  const tryToLoad = async () => {
    for (const pause of pauses) {
      await new Promise((done) => setTimeout(done, pause));
      if (!(await serverAnswers())) continue;
      location.reload();
      return true;
    }
    return false;
  };
  return (loading ??= tryToLoad().finally(() => (loading = undefined)));
}

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** As it is written: the bundler's runtime knows a script by it. */
const addressOf = (element: FileElement) =>
  element.getAttribute(element instanceof HTMLScriptElement ? 'src' : 'href') ?? '';

/** Whether this is a script or style sheet of the build. The policy would stop a request for another site's. */
function isFile(element: EventTarget | null): element is FileElement {
  const isScript = element instanceof HTMLScriptElement;
  const isStyle = element instanceof HTMLLinkElement && element.rel === 'stylesheet';
  return (isScript || isStyle) && addressOf(element).startsWith('/_next');
}

/** A second element for the same file. A clone of a script that was tried would never run. */
function copyOf(element: FileElement): FileElement {
  if (element instanceof HTMLLinkElement) return element.cloneNode() as HTMLLinkElement;
  const script = document.createElement('script');
  // React's hydration passes over async scripts in the head.
  script.async = true;
  script.src = addressOf(element);
  return script;
}

/**
 * Handles scripts and style sheets of the build that could not be fetched.
 *
 * A host may send the 404 of a deploy or a rollback with the headers of the file itself, so that the browser keeps it for a
 * year. So the file is asked for once with `cache: "reload"`, which also replaces the bad cache entry. If it comes, a copy
 * replaces the failed element. If it is gone, a page that is not hydrated is loaded again.
 *
 * Else the error goes on to what asked for the file: the loader, which tries again, or the bundler ({@link loadPart}). The page's own
 * style sheet is tried again here.
 */
export function followLostFiles(): void {
  const known = new WeakSet<EventTarget>();

  async function refetch(element: FileElement): Promise<void> {
    const answer = await fetch(addressOf(element), { cache: 'reload' }).catch(() => undefined);
    const isGone = answer?.ok === false;
    if (isGone && !self.isHydrated && (await reloadPage())) return;
    const copy = answer?.ok ? copyOf(element) : undefined;
    const giveUp = () => {
      if (element instanceof HTMLScriptElement) copy?.remove();
      // The code that asked for a file listens to its first element.
      if (element.onerror) element.dispatchEvent(new Event('error'));
      else if (!isGone) setTimeout(() => void refetch(copy ?? element), stylePause);
    };
    if (!copy) return giveUp();
    known.add(copy);
    copy.onload = element.onload;
    copy.onerror = giveUp;
    element.replaceWith(copy);
  }

  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!isFile(target) || known.has(target)) return;
      known.add(target);
      event.stopImmediatePropagation();
      void refetch(target);
    },
    true,
  );
}
