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
const [startTimeout, pressTimeout, frameTimeout, longestPause] = [3000, 1000, 100, 64_000];

const pause = (time = 0) => new Promise<unknown>((done) => setTimeout(done, time));
const happens = (type: string) =>
  new Promise<unknown>((done) => addEventListener(type, done, { capture: true, once: true }));

async function load(file: string, wait = 1000): Promise<void> {
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
  await Promise.race([pause(wait), happens('online')]);
  await load(file, Math.min(2 * wait, longestPause));
}

let press: Promise<unknown> | undefined;
async function start(): Promise<void> {
  const data = document.getElementById('page-start')?.textContent ?? '';
  const { files, entries } = JSON.parse(data) as PageStart;
  await Promise.all(files.map((file) => load(file)));
  // Waits until a press has ended and its feedback is painted. The timeout is for windows that
  // aren't drawn, which have no frames.
  await press;
  await Promise.race([new Promise(requestAnimationFrame), pause(frameTimeout)]);
  await pause();
  // The router needs its data in the next task. By then, the router has started, but its own timer
  // hasn't closed the stream yet.
  const nextTask = pause();
  for (const entry of entries) queues.TURBOPACK?.push(entry);
  await nextTask;
  for (const part of queues.routerData ?? []) queues.__next_f?.push(part);
}

let started: Promise<void> | undefined;
const begin = () => void (started ??= start());
const followPress = () =>
  (press = Promise.race([happens('pointerup'), happens('pointercancel'), pause(pressTimeout)]));
addEventListener('pointerdown', followPress, true);
for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, begin, true);
// Waits for the first paint, because a fast host can deliver all files before the page is painted.
const painted = new Promise((done) =>
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
);
addEventListener('load', async () => {
  await painted;
  (self.requestIdleCallback ?? setTimeout)(begin);
});
keepReturnPath();
// Without this timeout, a stalled picture would delay the start, and a page in a hidden tab, which
// isn't painted, would never start.
setTimeout(begin, startTimeout);
