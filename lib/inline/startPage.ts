import { type PageStart, scriptFetcher } from './fetchScripts';
import { replayAfterHydration } from './replayEarlyInput';

declare global {
  interface Window {
    /** The queue of Turbopack's runtime, which takes it over when its file has come. */
    TURBOPACK?: { push: (entry: unknown) => unknown };
  }
}

/** After a failure, how long an input causes no new try, in milliseconds: a pointer that moves is many inputs. */
const failurePause = 1000;

/** The pauses between two tries without an input, in milliseconds: the first, which doubles, and the longest. */
const [firstRetry, longestRetry] = [2000, 64_000];

/** How long a painted and idle page waits for an input before its scripts start, in milliseconds. */
const idleDelay = 2500;

/** How long the scripts wait for the end of a press, in milliseconds. Some presses (scroll bars) have no end event. */
const pressTimeout = 1000;

/** How long the scripts wait for the next frame, in milliseconds. A window that is not drawn has none. */
const frameTimeout = 100;

/** How long after `load` a visible page waits for the entry of its first paint, in milliseconds. */
const paintTimeout = 3000;

const inputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

const pause = (time = 0) => new Promise<unknown>((done) => setTimeout(done, time));

const nextFrame = () =>
  Promise.race([new Promise<unknown>(requestAnimationFrame), pause(frameTimeout)]);

/** Returns a function that waits for the end of the press that has begun, if any. */
function pressFollower(): () => Promise<unknown> | undefined {
  let pressed: Promise<unknown> | undefined;
  const released = () =>
    new Promise((done) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, done, { capture: true, once: true });
    });
  addEventListener(
    'pointerdown',
    () => (pressed = Promise.race([pause(pressTimeout), released()])),
    true,
  );
  return () => pressed;
}

/**
 * Calls back when the page has loaded, has been painted and is idle. Firefox sometimes reports no first paint, mostly of pages
 * that the back button opens: a visible page is then called idle after {@link paintTimeout}, so it may be called twice.
 */
function whenIdle(callback: () => void): void {
  const idle = () => (self.requestIdleCallback ?? setTimeout)(callback);
  addEventListener('load', () => {
    setTimeout(() => requestAnimationFrame(callback), paintTimeout);
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(idle));
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Calls back at each input of the visitor. A pointer at rest where the page appears moves by 0 pixels, which is none. */
function whenUsed(callback: () => void, signal: AbortSignal): void {
  const listener = (event: Event) => {
    const { movementX, movementY } = event as PointerEvent;
    if (event.type !== 'pointermove' || movementX || movementY) callback();
  };
  for (const input of inputs)
    addEventListener(input, listener, { capture: true, passive: true, signal });
}

/**
 * Fetches the scripts of a page when it is idle, and runs them at the first input, or after a delay (docs/performance.md).
 * Nothing runs unless every file has come: only then the bundler's runtime gets the page's entries.
 *
 * Where a file could not be fetched, the page tries again: at an input, when the browser is online again, and after a pause.
 * Meanwhile no button is marked as busy, but what was pressed stays recorded.
 */
export function startPage({ files, data, entries, isSoon }: PageStart): void {
  const fetchAll = scriptFetcher({ files, data });
  const endOfPress = pressFollower();
  const started = new AbortController();
  let isStarting = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = firstRetry;

  async function run(): Promise<void> {
    started.abort();
    // The press is answered and painted first.
    await endOfPress();
    await nextFrame();
    await pause();
    replayAfterHydration();
    for (const entry of entries) self.TURBOPACK?.push(entry);
  }

  async function recover(): Promise<void> {
    await pause(failurePause);
    // After the pause, because the press that caused this try may mark its button later than the try failed.
    for (const button of document.querySelectorAll('button[aria-busy=true]'))
      button.removeAttribute('aria-busy');
    isStarting = false;
    clearTimeout(retry);
    retry = setTimeout(begin, wait);
    wait = Math.min(wait * 2, longestRetry);
    addEventListener('online', begin, { once: true });
  }

  function begin(): void {
    if (isStarting) return;
    isStarting = true;
    void fetchAll().then(run, recover);
  }

  whenUsed(begin, started.signal);
  whenIdle(() => {
    if (isSoon) return begin();
    fetchAll().catch(() => undefined);
    setTimeout(begin, idleDelay);
  });
}
