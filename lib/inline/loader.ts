import { keepReturnPath } from './formLinks';

/*
 * The loader, inlined at the end of every page, starts the page's scripts (docs/performance.md).
 * Times are in milliseconds.
 */

/** The data that a page needs to start its scripts, as JSON in the element `page-start`. */
export interface PageStart {
  /** URLs of the scripts in Next's order, followed by the file with the router's data. */
  readonly files: readonly string[];
  /** The entries that Turbopack's runtime has to run. */
  readonly entries: readonly unknown[];
}

/**
 * `TURBOPACK` is the queue of Turbopack's runtime. `__next_f` is the queue from which Next's router
 * reads `routerData`.
 */
type Queues = Record<'TURBOPACK' | '__next_f' | 'routerData', unknown[] | undefined>;

const queues = self as unknown as Queues;

/** The start doesn't wait longer than this for the page to load. */
const startTimeout = 3000;
/** A press doesn't delay the start longer than this. */
const pressTimeout = 1000;
/** In a window that isn't drawn, which has no frames, the start waits for this long instead. */
const frameTimeout = 100;
/** The first and the longest pause before a file that failed is requested again. */
const firstPause = 1000;
const longestPause = 64_000;

const wait = (time = 0) => new Promise<unknown>((done) => setTimeout(done, time));
const nextEvent = (type: string) =>
  new Promise<unknown>((done) => addEventListener(type, done, { capture: true, once: true }));

async function load(file: string, pause = firstPause): Promise<void> {
  const script = document.createElement('script');
  script.src = file;
  // React recognizes the script by this attribute, not by the property. Otherwise, React would add
  // the script a second time.
  script.setAttribute('async', '');
  const isLoaded = new Promise<boolean>((done) => {
    script.onload = () => done(true);
    script.onerror = () => done(false);
  });
  document.head.append(script);
  if (await isLoaded) return;
  await Promise.race([wait(pause), nextEvent('online')]);
  await load(file, Math.min(2 * pause, longestPause));
}

/** Resolves when the last press has ended. */
let pressEnd: Promise<unknown> | undefined;

async function start(): Promise<void> {
  const data = document.getElementById('page-start')?.textContent ?? '';
  const { files, entries } = JSON.parse(data) as PageStart;
  await Promise.all(files.map((file) => load(file)));
  // The start blocks the page, so a press in progress ends first, and its feedback is painted.
  await pressEnd;
  await Promise.race([new Promise(requestAnimationFrame), wait(frameTimeout)]);
  await wait();
  // The router needs its data in the next task. By then, the router has started, but its own timer
  // hasn't closed the stream yet.
  const nextTask = wait();
  for (const entry of entries) queues.TURBOPACK?.push(entry);
  await nextTask;
  for (const chunk of queues.routerData ?? []) queues.__next_f?.push(chunk);
}

let started: Promise<void> | undefined;
const startOnce = () => void (started ??= start());

function onPointerDown(): void {
  const ends = [nextEvent('pointerup'), nextEvent('pointercancel'), wait(pressTimeout)];
  pressEnd = Promise.race(ends);
}

addEventListener('pointerdown', onPointerDown, true);
for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, startOnce, true);
// Waits for the first paint, because a fast host can deliver all files before the page is painted.
const painted = new Promise((done) =>
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
);
addEventListener('load', () => {
  void painted.then(() => (self.requestIdleCallback ?? setTimeout)(startOnce));
});
keepReturnPath();
// Without this timeout, a stalled picture would delay the start, and a page in a hidden tab, which
// isn't painted, would never start.
setTimeout(startOnce, startTimeout);
