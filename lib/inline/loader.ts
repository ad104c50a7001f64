/*
 * The loader: it stands inline at the end of every page, behind what it needs (scripts/export/finishPage). It fetches the scripts
 * when the page has loaded and is idle, or at a press, and runs them when all have come: docs/performance.md.
 */

/** What a page needs to start its scripts, as JSON in the element `page-start`. */
export interface PageStart {
  /** Addresses of the scripts, in Next's order, and of the one with the router's data. */
  readonly files: readonly string[];
  /** What the bundler's runtime is told to run. */
  readonly entries: readonly unknown[];
}

declare global {
  interface Window {
    /** The queue of Turbopack's runtime, which takes it over when its file has come. */
    TURBOPACK?: unknown[];
    /** Where Next's router receives its data. */
    __next_f?: unknown[];
    /** The router's data of this page. */
    routerData?: readonly unknown[];
  }
}

/** Times in milliseconds: pauses before a file is asked for again, which double, and how long the scripts wait at most. */
const [firstPause, longestPause] = [1000, 64_000];
const [loadTimeout, pressTimeout, frameTimeout] = [3000, 1000, 100];

const pause = (time = 0) => new Promise<unknown>((done) => setTimeout(done, time));
const happens = (type: string) =>
  new Promise<unknown>((done) => addEventListener(type, done, { capture: true, once: true }));

async function load(file: string, wait = firstPause): Promise<void> {
  const script = document.createElement('script');
  script.src = file;
  // React finds a script that it would add itself by this attribute, not by the property.
  script.setAttribute('async', '');
  const comes = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
  });
  document.head.append(script);
  const again = async () => {
    await Promise.race([pause(wait), happens('online')]);
    await load(file, Math.min(2 * wait, longestPause));
  };
  await comes.catch(again);
}

let press: Promise<unknown> | undefined;

async function start(): Promise<void> {
  const data = document.getElementById('page-start')?.textContent ?? '';
  const { files, entries } = JSON.parse(data) as PageStart;
  await Promise.all(files.map((file) => load(file)));
  // A press is let end, and its answer painted. A window that is not drawn has no frames.
  await press;
  await Promise.race([new Promise(requestAnimationFrame), pause(frameTimeout)]);
  await pause();
  // The router hydrates the page when it has its data: in a task of its own, so that none is long, which comes before the one in
  // which the router stops waiting for more.
  const nextTask = pause();
  for (const entry of entries) self.TURBOPACK?.push(entry);
  await nextTask;
  for (const part of self.routerData ?? []) self.__next_f?.push(part);
}

let started: Promise<void> | undefined;
const begin = () => void (started ??= start());

addEventListener(
  'pointerdown',
  () => {
    press = Promise.race([happens('pointerup'), happens('pointercancel'), pause(pressTimeout)]);
    begin();
  },
  true,
);
for (const type of ['keydown', 'click']) addEventListener(type, begin, true);
addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(begin));
// A picture that stalls holds `load` back.
setTimeout(begin, loadTimeout);
